import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { StartError } from '@femcoders/services/start-error';
import { lockVarDir } from './var-dir-lock.ts';

const script = `
  import { lockVarDir } from ${JSON.stringify(join(import.meta.dirname, 'var-dir-lock.ts'))};
  lockVarDir(process.argv[1], 'el sitio');
  console.log('held');
  setInterval(() => {}, 1000);
`;

/** Another process that holds the folder. */
async function holder(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

describe('VAR_DIR', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'var-dir-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('belongs to one process: a second one reads who has it', async () => {
    const first = await holder(folder);
    assert.throws(
      () => lockVarDir(folder, 'el sitio'),
      (error) =>
        error instanceof StartError &&
        error.message.includes(folder) &&
        error.message.includes(`el sitio (proceso ${first.pid})`),
    );
    first.kill('SIGKILL');
    await once(first, 'exit');
  });

  it('is free again as soon as the process that had it is killed', async () => {
    const first = await holder(folder);
    first.kill('SIGKILL');
    await once(first, 'exit');
    lockVarDir(folder, 'el sitio')();
  });

  it('can be given back and taken again', () => {
    lockVarDir(folder, 'el sitio')();
    lockVarDir(folder, 'el sitio')();
  });

  it('says so when it cannot be written', () => {
    assert.throws(() => lockVarDir('/dev/null/var', 'el sitio'), { name: 'StartError', message: /VAR_DIR/ });
  });
});
