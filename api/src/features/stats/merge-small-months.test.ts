import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeSmallMonths, monthsBetween } from './merge-small-months.ts';

const year = (...counts: number[]) =>
  counts.map((count, at) => ({ month: `2026-${String(at + 1).padStart(2, '0')}`, count }));
const mergedRuns = (...counts: number[]) =>
  mergeSmallMonths(year(...counts), 5).map(({ from, to, count }) => [from, to, count]);

test('a month that counts enough stands alone, others together until they do', () => {
  assert.deepEqual(mergedRuns(7, 2, 0, 3, 5), [
    ['2026-01', '2026-01', 7],
    ['2026-02', '2026-04', 5],
    ['2026-05', '2026-05', 5],
  ]);
});

test('the rest at the end is shown nowhere, neither alone nor in the run before it', () => {
  assert.deepEqual(mergedRuns(6, 2), [['2026-01', '2026-01', 6]]);
  assert.deepEqual(mergedRuns(6, 2, 2), mergedRuns(6, 4));
  assert.deepEqual(mergedRuns(4), []);
  assert.deepEqual(mergedRuns(), []);
});

test('no run ever counts fewer than five, and what is published stays as it was when months are added', () => {
  const counts = [0, 3, 9, 1, 1, 1, 1, 1, 0, 14, 4, 5];
  for (let length = 1; length <= counts.length; length += 1) {
    const runs = mergedRuns(...counts.slice(0, length));
    assert.ok(runs.every(([, , count]) => Number(count) >= 5));
    assert.deepEqual(runs, mergedRuns(...counts).slice(0, runs.length));
  }
});

test('months are listed over the turn of the year', () => {
  assert.deepEqual(monthsBetween('2025-12', '2026-02'), ['2025-12', '2026-01', '2026-02']);
  assert.deepEqual(monthsBetween('2026-03', '2026-02'), []);
});
