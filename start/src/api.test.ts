import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readLockFile } from '@femcoders/services/postgres/lock-file';
import { stopServer } from '@femcoders/services/postgres/server';
import { type Program, runProgram, untilItSays } from '../test/run-program.ts';
import { embeddedDataFolder } from './site-database.ts';

const port = 4161;

describe('npm run start:api', () => {
  let varDir: string;
  before(() => {
    varDir = mkdtempSync(join(tmpdir(), 'api-'));
  });
  after(async () => {
    await stopServer(embeddedDataFolder(varDir));
    rmSync(varDir, { recursive: true, force: true });
  });

  const run = (environment: Record<string, string> = {}): Program =>
    runProgram('api.ts', { PORT: String(port), VAR_DIR: varDir, SEED: 'none', ...environment });
  const isUp = (program: Program) => untilItSays(program, 'La API está en');

  it('answers, refuses a second start on the same folder, and leaves nothing running', async () => {
    const first = run();
    await isUp(first);
    assert.match(first.said(), /Primera administradora: admin@femcoders\.example, contraseña \S{20}/);
    const list = await fetch(`http://127.0.0.1:${port}/comments/approved`);
    assert.deepEqual(await list.json(), []);
    assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200);
    assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200);

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

  it('stops where the database cannot be used, in a sentence without its password', async () => {
    for (const [url, said] of [
      ['postgresql://ana:sec#reta@127.0.0.1/base', /DATABASE_URL: se espera una dirección como .*# es %23/],
      ['postgresql://ana:secreta@127.0.0.1:1/base', /^DATABASE_URL: la base de datos no responde \(.*ECONNREFUSED/m],
    ] as const) {
      const wrong = run({ DATABASE_URL: url });
      assert.equal(await wrong.exitCode, 1);
      assert.match(wrong.said(), said);
      assert.doesNotMatch(wrong.said(), /\n +at |reta/);
    }
  });

  it('stops what it has started when a signal comes half way', async () => {
    const first = run();
    await untilItSays(first, 'Base de datos');
    first.child.kill('SIGTERM');
    assert.equal(await first.exitCode, 0);
    assert.equal(readLockFile(embeddedDataFolder(varDir)), null);
  });
});
