import { completeQuestion, multipleQuestion, orderQuestion, singleQuestion } from '../testing/trial-quiz.ts';
import type { Answer } from './answer.ts';
import { isRight } from './judge.ts';
import { sameCode } from './same-code.ts';

const chosen = (...places: number[]): Answer => ({ kind: 'choice', chosen: places });

test('one option is right when it is the right one', () => {
  expect(isRight(singleQuestion, chosen(0))).toBe(true);
  expect(isRight(singleQuestion, chosen(1))).toBe(false);
  expect(isRight(singleQuestion, undefined)).toBe(false);
});

test('several options are right when they are all of the right ones and none else', () => {
  expect(isRight(multipleQuestion, chosen(1, 0))).toBe(true);
  expect(isRight(multipleQuestion, chosen(0))).toBe(false);
  expect(isRight(multipleQuestion, chosen(0, 1, 2))).toBe(false);
});

test('an order is right from first to last', () => {
  expect(isRight(orderQuestion, { kind: 'order', order: [0, 1, 2] })).toBe(true);
  expect(isRight(orderQuestion, { kind: 'order', order: [1, 0, 2] })).toBe(false);
});

test('gaps are right when each is', () => {
  expect(isRight(completeQuestion, { kind: 'text', texts: ['minmax(0,1fr);', '"a b"'] })).toBe(true);
  expect(isRight(completeQuestion, { kind: 'text', texts: ['minmax(0,1fr)', ''] })).toBe(false);
  expect(isRight(completeQuestion, { kind: 'text', texts: ['1fr', "'a b'"] })).toBe(false);
});

test('an answer to another kind of question is not right', () => {
  expect(isRight(orderQuestion, chosen(0, 1, 2))).toBe(false);
  expect(isRight(singleQuestion, { kind: 'css', css: '', passed: true })).toBe(false);
});

test.each([
  ['minmax(0, 1fr)', ' minmax( 0 ,1fr ) ;'],
  ["'a  b'", '"a  b"'],
  ['display: grid;', 'display:grid'],
  ['RED', 'red'],
  ['grid-row: 1 / 3', 'grid-row:1/3'],
  ['min-width: 0', 'min-width:\n  0'],
])('%s and %s are the same answer', (one, other) => expect(sameCode(one, other)).toBe(true));

test.each([
  ["'a b'", "'a  b'"],
  ['calc(1px + 2px)', 'calc(1px+2px)'],
  ['a :hover', 'a:hover'],
  ['1fr 2fr', '1fr2fr'],
  ["'A'", "'a'"],
  ['', 'red'],
])('%s and %s are not the same answer', (one, other) => expect(sameCode(one, other)).toBe(false));
