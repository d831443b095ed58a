import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDay } from './text-problems.ts';

test('a day is one that exists, and that the database can keep', () => {
  assert.deepEqual(
    ['2028-02-29', '0001-01-01', '2026-02-29', '2026-02-30', '2026-13-01', '0000-05-05', '2026-5-5', ''].map(isDay),
    [true, true, false, false, false, false, false, false],
  );
});
