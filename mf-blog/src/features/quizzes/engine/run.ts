import type { Question } from '../quiz.ts';
import type { Answer } from './answer.ts';
import { isAnswer, isListOf } from './answer.ts';
import { seedFor, shuffle } from './shuffle.ts';

/** `practice` and `review` explain every answer at once, `exam` at the end. */
export type RunMode = 'practice' | 'exam' | 'review';

/** Somebody's way through some questions. */
export interface QuizRun {
  version: 1;
  mode: RunMode;
  seed: number;
  /** Ids, in the order in which they are asked. */
  questions: string[];
  /** Place of the question that is shown. Past the last one, the run is over. */
  current: number;
  answers: Record<string, Answer>;
  /** The answer typed for the current question and not submitted. */
  draft: Answer | null;
  /** Of an exam against the clock; null without one. */
  secondsLeft: number | null;
  /** She has put it aside. */
  paused: boolean;
}

/** Length of a mock interview, in questions, and its time in seconds; what is added when she asks for more. */
export const examRules = { questions: 20, seconds: 25 * 60, extraSeconds: 5 * 60 } as const;

export function startRun(mode: RunMode, questions: readonly Question[], seed: number, clock = false): QuizRun {
  return {
    version: 1,
    mode,
    seed,
    questions: questions.map(({ id }) => id),
    current: 0,
    answers: {},
    draft: null,
    secondsLeft: clock ? examRules.seconds : null,
    paused: false,
  };
}

/** Whether every question was shown. */
export function isOver({ current, questions }: QuizRun): boolean {
  return current >= questions.length;
}

/** Takes an answer; an exam continues to the next question at once. */
export function withAnswer(run: QuizRun, answer: Answer): QuizRun {
  const id = run.questions[run.current];
  if (id === undefined) return run;
  const answered = { ...run, answers: { ...run.answers, [id]: answer }, draft: null };
  return run.mode === 'exam' ? next(answered) : answered;
}

export function next(run: QuizRun): QuizRun {
  return { ...run, current: run.current + 1, draft: null };
}

/** Puts the question that is shown behind the others. The last one stays without an answer. */
export function skip(run: QuizRun): QuizRun {
  const { questions, current } = run;
  const id = questions[current];
  if (id === undefined) return run;
  if (current === questions.length - 1) return next(run);
  return {
    ...run,
    questions: [...questions.slice(0, current), ...questions.slice(current + 1), id],
    draft: null,
  };
}

/** A second of an exam's time has passed. */
export function tick(run: QuizRun): QuizRun {
  return run.secondsLeft && !run.paused && !isOver(run) ? { ...run, secondsLeft: run.secondsLeft - 1 } : run;
}

/** Ends it here. A mock interview counts all its questions; practice only those that were answered. */
export function finish(run: QuizRun): QuizRun {
  const questions = run.mode === 'exam' ? run.questions : run.questions.filter((id) => run.answers[id] !== undefined);
  return { ...run, questions, current: questions.length, draft: null };
}

/** The places of a question's options or items, in the order in which this run shows them. */
export function shownOrder(run: QuizRun, id: string, count: number): number[] {
  const own = Array.from({ length: count }, (_, index) => index);
  const seed = seedFor(run.seed, id);
  const shown = shuffle(own, seed);
  // What is to be put in order must not begin in order.
  return count > 1 && shown.join() === own.join() ? own.toReversed() : shown;
}

/** Whether something is a run: it comes from the device's storage. */
export function isRun(value: unknown): value is QuizRun {
  if (typeof value !== 'object' || value === null) return false;
  const run = value as Record<keyof QuizRun, unknown>;
  return (
    run.version === 1 &&
    ['practice', 'exam', 'review'].includes(run.mode as string) &&
    typeof run.seed === 'number' &&
    isListOf('string', run.questions) &&
    Number.isInteger(run.current) &&
    (run.current as number) >= 0 &&
    typeof run.answers === 'object' &&
    run.answers !== null &&
    Object.values(run.answers).every(isAnswer) &&
    (run.draft === null || isAnswer(run.draft)) &&
    (run.secondsLeft === null || typeof run.secondsLeft === 'number') &&
    typeof run.paused === 'boolean'
  );
}

/** The run without questions that the quiz has no longer; null when none is left. */
export function withKnownQuestions(run: QuizRun, known: ReadonlySet<string>): QuizRun | null {
  const questions = run.questions.filter((id) => known.has(id));
  if (questions.length === 0) return null;
  const before = run.questions.slice(0, run.current).filter((id) => known.has(id)).length;
  const same = run.questions[run.current] === questions[before];
  return questions.length === run.questions.length
    ? run
    : { ...run, questions, current: before, draft: same ? run.draft : null };
}
