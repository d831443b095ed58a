import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { it } from 'node:test';

it('a process whose main thread never comes to an end is ended by another', async () => {
  const file = JSON.stringify(join(import.meta.dirname, 'kill-after-timeout.ts'));
  const busy = `new (require('node:worker_threads').Worker)(${file}, { workerData: 10 }); for (;;);`;
  const [, signal] = await once(spawn(process.execPath, ['-e', busy], { stdio: 'ignore' }), 'exit');
  assert.equal(signal, 'SIGKILL');
});
