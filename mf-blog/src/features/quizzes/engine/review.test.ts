import type { QuestionProgress } from '@femcoders/contracts/quiz-progress';
import { afterAnswer, reviewQueue } from './review.ts';

const day = 86_400_000;
const noon = Date.UTC(2026, 10, 22, 12);
const queueAt = (question: QuestionProgress, now: number) =>
  reviewQueue({ version: 1, questions: { una: question }, exams: [] }, now);

test('what was answered right from the start is not reviewed', () => {
  expect(queueAt(afterAnswer(undefined, true, noon), noon)).toEqual({ due: [], later: 0, nextAt: null });
});

test('a mistake comes back at once, then after one, three, seven and sixteen days, and then no more', () => {
  let progress = afterAnswer(undefined, false, noon);
  let now = noon;
  for (const days of [1, 3, 7, 16]) {
    expect(queueAt(progress, now).due).toEqual(['una']);
    progress = afterAnswer(progress, true, now);
    expect(queueAt(progress, now + days * day - 1)).toEqual({ due: [], later: 1, nextAt: now + days * day });
    now += days * day;
  }
  expect(queueAt(progress, now).due).toEqual(['una']);
  expect(afterAnswer(progress, true, now)).toMatchObject({ right: true, step: null });
});

test('another mistake begins again', () => {
  const once = afterAnswer(afterAnswer(undefined, false, noon), true, noon);
  expect(once.step).toBe(1);
  expect(afterAnswer(once, false, noon + day)).toMatchObject({ right: false, step: 0 });
});

test('a mistake counts after an answer whose clock was ahead', () => {
  const ahead = afterAnswer(undefined, true, noon + 400 * day);
  const mistake = afterAnswer(ahead, false, noon);
  expect(mistake.at > ahead.at).toBe(true);
  expect(mistake).toMatchObject({ right: false, step: 0 });
});

test('a right answer before its day changes nothing', () => {
  const waiting = afterAnswer(afterAnswer(undefined, false, noon), true, noon);
  expect(afterAnswer(waiting, true, noon + day - 1)).toBe(waiting);
});

test('those that wait longest come first', () => {
  const at = (hours: number) => ({ at: new Date(noon - hours * 3_600_000).toISOString(), right: false, step: 0 });
  const questions = { nueva: at(1), vieja: at(9), media: at(4) };
  expect(reviewQueue({ version: 1, questions, exams: [] }, noon).due).toEqual(['vieja', 'media', 'nueva']);
});
