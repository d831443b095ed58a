import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type QuizProgress, quizProgressSchema } from './quiz-progress.ts';
import { quizProgressLimits } from './quiz-progress-limits.ts';
import { mergeQuizProgress, noQuizProgress } from './quiz-progress-merge.ts';

const phone: QuizProgress = {
  version: 1,
  questions: {
    capas: { at: '2026-11-20T10:00:00.000Z', right: false, step: 0 },
    grid: { at: '2026-11-21T10:00:00.000Z', right: true, step: null },
  },
  exams: [{ at: '2026-11-20T11:00:00.000Z', right: 12, total: 20 }],
};

const laptop: QuizProgress = {
  version: 1,
  questions: {
    capas: { at: '2026-11-22T10:00:00.000Z', right: true, step: 1 },
    flex: { at: '2026-11-19T10:00:00.000Z', right: true, step: null },
  },
  exams: [{ at: '2026-11-22T11:00:00.000Z', right: 16, total: 20 }],
};

test('of a question the later answer counts, and no mock interview is lost', () => {
  const merged = mergeQuizProgress(phone, laptop);
  assert.deepEqual(merged.questions, { ...phone.questions, ...laptop.questions });
  assert.deepEqual(
    merged.exams.map(({ right }) => right),
    [16, 12],
  );
  assert.ok(quizProgressSchema.safeParse(merged).success);
});

test('the order of the devices does not matter, nor how often they meet', () => {
  const merged = mergeQuizProgress(phone, laptop);
  assert.deepEqual(mergeQuizProgress(laptop, phone), merged);
  assert.deepEqual(mergeQuizProgress(merged, phone), merged);
  assert.deepEqual(mergeQuizProgress(noQuizProgress, merged), merged);
});

test('of two answers at the same instant the one that asks for more review counts, in any order', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const answered = (right: boolean, step: number | null) => ({
    ...noQuizProgress,
    questions: { capas: { at, right, step } },
  });
  const pairs = [
    [answered(true, 1), answered(false, 0)],
    [answered(true, null), answered(true, 2)],
  ] as const;
  for (const [mild, strict] of pairs) {
    assert.deepEqual(mergeQuizProgress(mild, strict).questions, strict.questions);
    assert.deepEqual(mergeQuizProgress(strict, mild).questions, strict.questions);
  }
});

test('the newest mock interviews are kept, no more than the limit', () => {
  const many = Array.from({ length: quizProgressLimits.exams }, (_, index) => ({
    at: new Date(Date.UTC(2025, 0, index + 1)).toISOString(),
    right: 1,
    total: 20,
  }));
  const merged = mergeQuizProgress({ ...noQuizProgress, exams: many }, laptop);
  assert.equal(merged.exams.length, quizProgressLimits.exams);
  assert.deepEqual(merged.exams[0], laptop.exams[0]);
});

test('the newest answers are kept, no more than the limit, so that what was joined can be sent again', () => {
  const many = (device: string, year: number) => ({
    ...noQuizProgress,
    questions: Object.fromEntries(
      Array.from({ length: quizProgressLimits.questions }, (_, index) => [
        `${device}${index}`,
        { at: new Date(Date.UTC(year, 0, 1, 0, index)).toISOString(), right: true, step: null },
      ]),
    ),
  });
  const merged = mergeQuizProgress(many('vieja', 2025), many('nueva', 2026));
  assert.ok(quizProgressSchema.safeParse(merged).success);
  assert.ok(Object.keys(merged.questions).every((id) => id.startsWith('nueva')));
});
