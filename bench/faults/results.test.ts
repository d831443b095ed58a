import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyOutcome } from '@femcoders/e2e/faults/fault.ts';
import { sectionOf } from './results.ts';

const machine = (values: { commit: string; date: string }) => ({
  processors: '2 × Any',
  memory: 25,
  system: 'linux 6',
  node: 'v24.0.0',
  loadBefore: 0.1,
  ...values,
});

test('what came of faults says of each what was lost, what was answered and how long it took, and what did not hold', () => {
  const kills = { ...emptyOutcome('kill-api', 3), acknowledged: 120, answers: { 201: 120, ECONNREFUSED: 7 } };
  const disk = {
    ...emptyOutcome('disk-full', 1),
    acknowledged: 9,
    lost: 1,
    flaws: ['one is missing', 'one is missing'],
  };
  const text = sectionOf([
    {
      machine: machine({ commit: 'bbb', date: '2026-11-24T08:00:00.000Z' }),
      outcome: { ...kills, recoveredMs: [5_200, 900, 2_000] },
    },
    { machine: machine({ commit: 'aaa', date: '2026-11-23T23:00:00.000Z' }), outcome: disk },
  ]);
  assert.match(text, /^2026-11-23, 2026-11-24 · aaa, bbb · 2 × Any, 25 GB/);
  assert.match(text, /\| kill-api \| 3 \| 120 \| 0 \| 2\.0 \(0\.9–5\.2\) \| 201 × 120, ECONNREFUSED × 7 \|/);
  assert.match(text, /\| disk-full \| 1 \| 9 \| 1 \| – \| {2}\|/);
  assert.equal(text.split('one is missing').length, 2);
});
