import { trialQuestions, trialQuiz } from '../testing/trial-quiz.ts';
import type { Answer } from './answer.ts';
import { scoreRun } from './score.ts';

const allRight: Record<string, Answer> = {
  una: { kind: 'choice', chosen: [0] },
  varias: { kind: 'choice', chosen: [0, 1] },
  orden: { kind: 'order', order: [0, 1, 2] },
  hueco: { kind: 'text', texts: ['minmax(0, 1fr)', "'a b'"] },
};

test('everything right is passed, topic by topic', () => {
  const score = scoreRun(trialQuiz, trialQuestions, allRight);
  expect(score).toMatchObject({ right: 4, total: 4, percent: 100, passed: true });
  expect(score.topics).toEqual([
    { topic: 'grid', name: 'Grid', right: 2, total: 2, learn: [] },
    { topic: 'flex', name: 'Flexbox', right: 2, total: 2, learn: [] },
  ]);
});

test('what was not answered counts as wrong, and the weakest topic stands first with each place to read once', () => {
  const { topics, ...score } = scoreRun(trialQuiz, trialQuestions, { una: allRight.una as Answer });
  expect(score).toEqual({ right: 1, total: 4, percent: 25, passed: false });
  expect(topics.map(({ topic, right }) => [topic, right])).toEqual([
    ['flex', 0],
    ['grid', 1],
  ]);
  expect(topics[0]?.learn).toEqual([{ href: '/recursos/css/css-grid#subgrid', title: 'subgrid (CSS Grid)' }]);
});

test('seventy per cent is enough, and a hair less is not', () => {
  const questions = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...(trialQuestions[0] as (typeof trialQuestions)[number]),
      id: `p${index}`,
    }));
  const right = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, allRight.una as Answer]));
  expect(scoreRun(trialQuiz, questions(20), right(14)).passed).toBe(true);
  expect(scoreRun(trialQuiz, questions(20), right(13)).passed).toBe(false);
  expect(scoreRun(trialQuiz, questions(23), right(16))).toMatchObject({ percent: 69, passed: false });
});

test('topics that were not asked about are not in the result', () => {
  const flex = trialQuestions.filter(({ topic }) => topic === 'flex');
  expect(scoreRun(trialQuiz, flex, {}).topics.map(({ topic }) => topic)).toEqual(['flex']);
});
