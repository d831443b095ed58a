import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readLockFile } from './postgres/lock-file.ts';
import { stopServer } from './postgres/server.ts';
import { embeddedDataFolder } from './site-database.ts';

const port = 4161;

interface Program {
  child: ChildProcess;
  /** All that it has said, on stdout and stderr. */
  said(): string;
  exitCode: Promise<number | null>;
}

describe('npm run start:api', () => {
  let varDir: string;
  before(() => {
    varDir = mkdtempSync(join(tmpdir(), 'api-'));
  });
  after(async () => {
    await stopServer(embeddedDataFolder(varDir));
    rmSync(varDir, { recursive: true, force: true });
  });

  function run(environment: Record<string, string> = {}): Program {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'api.ts')], {
      env: { PATH: process.env.PATH, PORT: String(port), VAR_DIR: varDir, SEED: 'none', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        words += part;
      });
    }
    return { child, said: () => words, exitCode: once(child, 'close').then(([code]) => code) };
  }

  async function isUp({ child, said }: Program): Promise<void> {
    while (!said().includes('La API está en')) {
      if (child.exitCode !== null) assert.fail(said());
      await once(child.stdout ?? child, 'data');
    }
  }

  it('answers, refuses a second start on the same folder, and leaves nothing running', async () => {
    const first = run();
    await isUp(first);
    assert.match(first.said(), /Primera administradora: admin@femcoders\.example, contraseña \S{20}/);
    const list = await fetch(`http://127.0.0.1:${port}/comments/approved`);
    assert.deepEqual(await list.json(), []);

    const second = run({ PORT: String(port + 1) });
    assert.equal(await second.exitCode, 1);
    assert.match(second.said(), new RegExp(`está en uso por la API \\(proceso ${first.child.pid}\\)`));
    assert.equal((await fetch(`http://127.0.0.1:${port}/comments/approved`)).status, 200);

    first.child.kill('SIGTERM');
    assert.equal(await first.exitCode, 0);
    assert.equal(readLockFile(embeddedDataFolder(varDir)), null);
  });

  it('shows the one-time password only once', async () => {
    const again = run();
    await isUp(again);
    assert.ok(!again.said().includes('contraseña'));
    again.child.kill('SIGINT');
    assert.equal(await again.exitCode, 0);
  });

  it('stops with the name of a wrong variable, without a stack', async () => {
    const wrong = run({ PORT: 'tres mil' });
    assert.equal(await wrong.exitCode, 1);
    assert.match(wrong.said(), /PORT: se espera un número de puerto entre 1 y 65535/);
    assert.doesNotMatch(wrong.said(), /\n +at /);
  });

  it('stops what it has started when it is told to stop half way', async () => {
    const first = run();
    while (!first.said().includes('Base de datos')) await once(first.child.stdout ?? first.child, 'data');
    first.child.kill('SIGTERM');
    assert.equal(await first.exitCode, 0);
    assert.equal(readLockFile(embeddedDataFolder(varDir)), null);
  });
});
