import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inRounds } from './rounds.ts';
import { medianOf, ratiosOf, spreadOf } from './spread.ts';

test('several measurements give a median, the least and the most', () => {
  assert.deepEqual(spreadOf([5, 1, 3]), { median: 3, least: 1, most: 5 });
  assert.equal(medianOf([4, 1, 2, 3]), 2.5);
  assert.throws(() => spreadOf([]), RangeError);
});

test('a ratio is of two measurements of the same round, so that a slow moment of the machine cancels out', () => {
  assert.deepEqual(ratiosOf([50, 5, 40], [100, 10, 100]), { median: 0.5, least: 0.4, most: 0.5 });
});

test('contenders are measured in turns, every second round backwards', async () => {
  const order: string[] = [];
  const turn = (name: string) => async () => {
    order.push(name);
    return order.length;
  };
  const results = await inRounds({ a: turn('a'), b: turn('b') }, 3);
  assert.deepEqual(order, ['a', 'b', 'b', 'a', 'a', 'b']);
  assert.deepEqual(results, { a: [1, 4, 5], b: [2, 3, 6] });
});
