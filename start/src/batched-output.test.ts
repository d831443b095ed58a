import assert from 'node:assert/strict';
import { test } from 'node:test';
import { batchedOutput } from './batched-output.ts';

function trial() {
  const written: string[] = [];
  return { written, lines: batchedOutput({ write: (text) => written.push(text) }) };
}

const turn = () => new Promise(setImmediate);

test('the lines of one turn of the event loop are written together, those of the next one after them', async () => {
  const { written, lines } = trial();
  lines.write('uno\n');
  lines.write('dos\n');
  assert.deepEqual(written, []);
  await turn();
  lines.write('tres\n');
  await turn();
  assert.deepEqual(written, ['uno\ndos\n', 'tres\n']);
});

test('a long turn writes what has gathered before it ends, and nothing twice', async () => {
  const { written, lines } = trial();
  for (let line = 0; line < 1_000; line++) lines.write(`${'x'.repeat(100)}\n`);
  assert.ok(written.length > 0);
  await turn();
  assert.equal(written.join('').length, 101_000);
});

test('what waits when the process exits is written', () => {
  const { written, lines } = trial();
  lines.write('la última\n');
  const flush = process.listeners('exit').find((listener) => listener === lines.flushSync);
  flush?.(0);
  assert.deepEqual(written, ['la última\n']);
});
