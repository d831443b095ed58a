import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { printFault } from '@femcoders/api/testing/fuzz/print-report';
import { type FuzzReport, runFuzz } from '@femcoders/api/testing/fuzz/run-fuzz';
import { fuzzRegistry } from './testing/fuzz-registry.ts';

// `npm run fuzz` asks a hundred thousand times, with a new seed each time.
const requests = 3_000;
const seed = 20_261_123;
/** Nothing that a call leaves behind may stay for ever, in bytes. */
const mostHeap = 150_000_000;

// Without a collection the heap also holds what is only waiting for one.
setFlagsFromString('--expose-gc');
globalThis.gc = runInNewContext('gc');

test('any request to any route by anyone is answered as described or refused in Spanish', async (t) => {
  const report: FuzzReport = await runFuzz({ requests, seed, environment: fuzzRegistry });

  // What is written and what opens something is looked for in the log, too.
  await t.test('nothing breaks, reveals what is inside or answers otherwise than it is described', () => {
    assert.deepEqual(report.faults.map(printFault), []);
  });
  await t.test('what is kept is whole, and reveals no password and nothing that opens a session', () => {
    assert.deepEqual(report.broken, []);
  });
  await t.test('the routes were reached, and not only their doors', () => {
    const done = report.statuses[200] ?? 0;
    assert.ok(done > requests / 8, `${done} of ${requests} calls were answered`);
  });
  await t.test('memory does not grow with what is asked', () => {
    const { before, after } = report.heap;
    assert.ok(after - before < mostHeap, `from ${before} to ${after} bytes`);
  });
});
