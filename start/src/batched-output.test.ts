import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
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

test('what waits when the process exits is written, also a line that a batch writes only then', async () => {
  const script = `
    import { batchedOutput } from './batched-output.ts';
    import { createTurnBatch } from './turn-batch.ts';
    import { writeSync } from 'node:fs';
    const lines = batchedOutput({ write: (text) => writeSync(1, text) });
    const batch = createTurnBatch((names) => names.forEach((name) => lines.write(name + '\\n')));
    lines.write('la penúltima\\n');
    batch.add('la última');
    process.exit();
  `;
  const options = { cwd: import.meta.dirname };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], options);
  assert.equal(stdout, 'la penúltima\nla última\n');
});
