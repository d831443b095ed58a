import { noQuizProgress } from '@femcoders/contracts/quiz-progress-merge';
import { startRun } from './engine/run.ts';
import { addProgress, asProgress, storedQuiz } from './stored-quiz.ts';
import { trialQuestions } from './testing/trial-quiz.ts';

const una = { at: '2026-11-22T10:00:00.000Z', right: false, step: 0 };
const otra = { at: '2026-11-22T11:00:00.000Z', right: true, step: null };

/** Each test has its own quiz, because what was opened once stays open. */
let number = 0;
const freshQuiz = () => `q${++number}`;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('progress is there again after a reload', () => {
  const quiz = freshQuiz();
  expect(addProgress(quiz, { questions: { una } })).toBe(true);
  expect(JSON.parse(localStorage.getItem(`quizProgress:${quiz}`) ?? '')).toEqual({
    ...noQuizProgress,
    questions: { una },
  });
});

test('what another tab has learnt meanwhile is not lost', () => {
  const quiz = freshQuiz();
  addProgress(quiz, { questions: { una } });
  localStorage.setItem(`quizProgress:${quiz}`, JSON.stringify({ ...noQuizProgress, questions: { una, otra } }));
  addProgress(quiz, { exams: [{ at: otra.at, right: 3, total: 4 }] });
  expect(storedQuiz(quiz).progress.read()).toMatchObject({ questions: { una, otra }, exams: [{ right: 3 }] });
});

test('another tab’s step notifies a listener', () => {
  const quiz = freshQuiz();
  const listener = jest.fn();
  const stop = storedQuiz(quiz).run.subscribe(listener);
  dispatchEvent(new StorageEvent('storage', { key: 'otra' }));
  expect(listener).not.toHaveBeenCalled();
  localStorage.setItem(`quizRun:${quiz}`, JSON.stringify(startRun('exam', trialQuestions, 1)));
  dispatchEvent(new StorageEvent('storage', { key: `quizRun:${quiz}` }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(storedQuiz(quiz).run.read()?.mode).toBe('exam');
  stop();
  dispatchEvent(new StorageEvent('storage', { key: `quizRun:${quiz}` }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('where nothing can be kept, the run lasts as long as the page', () => {
  const quiz = freshQuiz();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('lleno', 'QuotaExceededError');
  });
  const { run } = storedQuiz(quiz);
  expect(run.write(startRun('practice', trialQuestions, 1))).toBe(false);
  expect(run.read()?.mode).toBe('practice');
  expect(run.read()).toBe(run.read());
});

test('where nothing can even be read, it works all the same', () => {
  const quiz = freshQuiz();
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(addProgress(quiz, { questions: { una } })).toBe(false);
  expect(storedQuiz(quiz).progress.read().questions).toEqual({ una });
});

test('what is not understood is left out, and the rest is kept', () => {
  expect(asProgress({ version: 2, questions: {}, exams: [] })).toBeUndefined();
  expect(asProgress('nada')).toBeUndefined();
  const exam = { at: otra.at, right: 3, total: 4 };
  expect(
    asProgress({
      version: 1,
      questions: { una, rota: { at: 'ayer', right: true, step: null }, lejos: { ...una, step: 9 }, nada: null },
      exams: [exam, { at: otra.at, right: 'tres', total: 4 }],
    }),
  ).toEqual({ version: 1, questions: { una }, exams: [exam] });
});

test('text that is no data counts as nothing', () => {
  const quiz = freshQuiz();
  localStorage.setItem(`quizRun:${quiz}`, '{');
  expect(storedQuiz(quiz).run.read()).toBeNull();
});
