import type { Answer } from './engine/answer.ts';
import { type Choice, choose, drawQuestions } from './engine/draw-questions.ts';
import { isRight } from './engine/judge.ts';
import { afterAnswer, reviewQueue } from './engine/review.ts';
import { examRules, finish, isOver, next, type QuizRun, skip, startRun, tick, withAnswer } from './engine/run.ts';
import { scoreRun } from './engine/score.ts';
import type { Question, Quiz } from './quiz.ts';
import { addProgress, storedQuiz } from './stored-quiz.ts';

/** Most mistakes that one review asks again. */
const reviewLength = 20;

/** A choice on the start page. */
export type Wish =
  | ({ mode: 'practice'; count: number } & Choice)
  | { mode: 'exam'; clock: boolean }
  /** `early`: also those that are not due yet. */
  | { mode: 'review'; early: boolean };

/** Begins a run, in place of one that may be there. */
export function begin(quiz: Quiz, wish: Wish, seed = newSeed()): void {
  const questions = questionsFor(quiz, wish, seed);
  const run = startRun(wish.mode, questions, seed, wish.mode === 'exam' && wish.clock);
  storedQuiz(quiz.id).run.write(run);
}

function questionsFor(quiz: Quiz, wish: Wish, seed: number): Question[] {
  switch (wish.mode) {
    case 'practice':
      return drawQuestions(choose(quiz.questions, wish), wish.count, seed);
    case 'exam':
      return drawQuestions(quiz.questions, examRules.questions, seed);
    case 'review': {
      const until = wish.early ? Number.POSITIVE_INFINITY : Date.now();
      const { due } = reviewQueue(storedQuiz(quiz.id).progress.read(), until);
      return questionsOf(quiz, due).slice(0, reviewLength);
    }
  }
}

/** The questions of these ids, without those that the quiz has no longer. */
export function questionsOf(quiz: Quiz, ids: readonly string[]): Question[] {
  return ids.flatMap((id) => quiz.questions.find((question) => question.id === id) ?? []);
}

/** Takes her answer to a question, unless another one is shown by now, and remembers how it was. */
export function handIn(quiz: Quiz, question: Question, answer: Answer): void {
  const { run, progress } = storedQuiz(quiz.id);
  const now = run.read();
  if (!now || now.questions[now.current] !== question.id) return;
  const after = afterAnswer(progress.read().questions[question.id], isRight(question, answer), Date.now());
  addProgress(quiz.id, { questions: { [question.id]: after } });
  goOn(quiz, withAnswer(now, answer));
}

export function goNext(quiz: Quiz, run: QuizRun): void {
  goOn(quiz, next(run));
}

export function passOver(quiz: Quiz, run: QuizRun): void {
  goOn(quiz, skip(run));
}

/** Ends the run before its last question; one in which nothing counts is forgotten. */
export function endNow(quiz: Quiz, run: QuizRun): void {
  const ended = finish(run);
  if (ended.questions.length === 0) leave(quiz);
  else goOn(quiz, ended);
}

/** Forgets the run; what was learnt stays. */
export function leave(quiz: Quiz): void {
  storedQuiz(quiz.id).run.write(null);
}

/** Changes what does not move the run on: what stands in the fields, the clock, whether it is put aside. */
export function keep(quiz: Quiz, run: QuizRun): void {
  storedQuiz(quiz.id).run.write(run);
}

/**
 * Lets a second of an exam's time pass, unless another window that shows it has just done so.
 * @param seen the seconds that this window has seen left a second ago; null when it has seen none
 * @returns the seconds that are left
 */
export function letPass(quiz: Quiz, seen: number | null): number | null {
  const { run } = storedQuiz(quiz.id);
  const before = run.read();
  if (!before || before.secondsLeft === null) return null;
  if (seen !== null && before.secondsLeft < seen) return before.secondsLeft;
  const after = tick(before);
  if (after !== before) run.write(after);
  return after.secondsLeft;
}

function goOn(quiz: Quiz, run: QuizRun): void {
  storedQuiz(quiz.id).run.write(run);
  if (run.mode !== 'exam' || !isOver(run)) return;
  const { right, total } = scoreRun(quiz, questionsOf(quiz, run.questions), run.answers);
  addProgress(quiz.id, { exams: [{ at: new Date().toISOString(), right, total }] });
}

function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}
