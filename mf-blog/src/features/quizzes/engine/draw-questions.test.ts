import { trialQuestions } from '../testing/trial-quiz.ts';
import { choose, drawQuestions } from './draw-questions.ts';
import { seededRandom, seedFor, shuffle } from './shuffle.ts';

const ids = (questions: { id: string }[]) => questions.map(({ id }) => id);
const many = Array.from({ length: 40 }, (_, index) => ({
  ...(trialQuestions[0] as (typeof trialQuestions)[number]),
  id: `p${index}`,
  topic: `tema-${index < 20 ? 0 : index % 10}`,
}));

test('the same seed shuffles in the same way, another one in another', () => {
  const things = Array.from({ length: 20 }, (_, index) => index);
  expect(shuffle(things, 7)).toEqual(shuffle(things, 7));
  expect(shuffle(things, 7)).not.toEqual(shuffle(things, 8));
  expect(shuffle(things, 7).toSorted((a, b) => a - b)).toEqual(things);
  expect(seedFor(7, 'una')).not.toBe(seedFor(7, 'otra'));
});

test('random numbers are spread over the whole range', () => {
  const random = seededRandom(1);
  const tenths = new Set(Array.from({ length: 200 }, () => Math.floor(random() * 10)));
  expect(tenths).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
});

test('a topic and a level narrow what is drawn from', () => {
  expect(ids(choose(trialQuestions, { topics: ['flex'] }))).toEqual(['varias', 'hueco']);
  expect(ids(choose(trialQuestions, { topics: ['flex'], level: 'avanzado' }))).toEqual(['varias']);
  expect(ids(choose(trialQuestions, {}))).toEqual(ids(trialQuestions));
});

test('a draw has no question twice and touches every topic, however many questions one of them has', () => {
  for (let seed = 0; seed < 50; seed++) {
    const drawn = drawQuestions(many, 20, seed);
    expect(new Set(ids(drawn)).size).toBe(20);
    expect(new Set(drawn.map(({ topic }) => topic)).size).toBe(10);
  }
});

test('of fewer questions than asked for, all are drawn', () => {
  expect(ids(drawQuestions(trialQuestions, 20, 3)).toSorted()).toEqual(ids(trialQuestions).toSorted());
});
