import { trialQuestions } from '../testing/trial-quiz.ts';
import type { Answer } from './answer.ts';
import {
  examRules,
  finish,
  isOver,
  isRun,
  next,
  type QuizRun,
  shownOrder,
  skip,
  startRun,
  tick,
  withAnswer,
  withKnownQuestions,
} from './run.ts';

const answer: Answer = { kind: 'choice', chosen: [0] };
const practice = startRun('practice', trialQuestions, 5);
const exam = startRun('exam', trialQuestions, 5, true);
const shownIn = (run: QuizRun) => run.questions[run.current];

test('practice waits after an answer, a mock interview goes on', () => {
  expect(shownIn(withAnswer(practice, answer))).toBe('una');
  expect(shownIn(next(withAnswer(practice, answer)))).toBe('varias');
  expect(shownIn(withAnswer(exam, answer))).toBe('varias');
});

test('what stood in the fields goes with the answer', () => {
  expect(withAnswer({ ...practice, draft: answer }, answer).draft).toBeNull();
});

test('a question that is skipped comes back after the others', () => {
  const skipped = skip(exam);
  expect(skipped.questions).toEqual(['varias', 'orden', 'hueco', 'una']);
  expect(shownIn(skipped)).toBe('varias');
});

test('the last question can be left out, and the run is over', () => {
  const last = { ...practice, current: 3 };
  expect(isOver(last)).toBe(false);
  expect(isOver(skip(last))).toBe(true);
});

test('a mock interview that ends early counts all its questions, practice those that were answered', () => {
  expect(finish(withAnswer(exam, answer)).questions).toHaveLength(4);
  expect(finish(withAnswer(practice, answer)).questions).toEqual(['una']);
  expect(isOver(finish(practice))).toBe(true);
});

test('the clock runs second by second, down to nothing, and not while the run is put aside', () => {
  expect(exam.secondsLeft).toBe(examRules.seconds);
  expect(tick(exam).secondsLeft).toBe(examRules.seconds - 1);
  expect(tick({ ...exam, secondsLeft: 0 }).secondsLeft).toBe(0);
  expect(tick({ ...exam, paused: true }).secondsLeft).toBe(examRules.seconds);
  expect(tick(finish(exam)).secondsLeft).toBe(examRules.seconds);
  expect(tick(practice).secondsLeft).toBeNull();
});

test('options keep their places during a run, and things to order never begin in order', () => {
  expect(shownOrder(exam, 'una', 4)).toEqual(shownOrder(exam, 'una', 4));
  for (let seed = 0; seed < 100; seed++) expect(shownOrder({ ...exam, seed }, 'orden', 3)).not.toEqual([0, 1, 2]);
});

test('what a device has stored is only taken for a run when it is one', () => {
  expect(isRun(JSON.parse(JSON.stringify(withAnswer(exam, answer))))).toBe(true);
  const broken = [
    null,
    'nada',
    {},
    { ...exam, version: 2 },
    { ...exam, mode: 'examen' },
    { ...exam, questions: [1] },
    { ...exam, current: -1 },
    { ...exam, answers: { una: { kind: 'choice', chosen: 'a' } } },
    { ...exam, draft: {} },
    { ...exam, secondsLeft: 'mucho' },
  ];
  for (const value of broken) expect(isRun(value)).toBe(false);
});

test('a question that the quiz has no longer is left out of what was begun', () => {
  const run = { ...withAnswer(exam, answer), current: 2, draft: answer };
  const known = (...ids: string[]) => withKnownQuestions(run, new Set(ids));
  expect(known('una', 'varias', 'orden', 'hueco')).toBe(run);
  expect(known('una', 'orden', 'hueco')).toMatchObject({
    questions: ['una', 'orden', 'hueco'],
    current: 1,
    draft: answer,
  });
  expect(known('una', 'varias', 'hueco')).toMatchObject({ current: 2, draft: null });
  expect(known('otra')).toBeNull();
});
