import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type KeptServer, keepServer } from './kept-server.ts';
import { readLockFile } from './lock-file.ts';
import { type PostgresServer, startServer, stopServer } from './server.ts';

describe('an embedded PostgreSQL that is kept', () => {
  let home: string;
  let dataFolder: string;
  let server: PostgresServer;
  let kept: KeptServer;
  let said: string[];
  beforeEach(async () => {
    home = mkdtempSync(join(tmpdir(), 'kept-'));
    chmodSync(home, 0o755);
    dataFolder = join(home, 'postgres', 'data');
    const options = { dataFolder, logFile: join(home, 'postgres.log'), settings: {}, sync: false };
    server = await startServer(options);
    said = [];
    const note = (_details: object, message: string) => void said.push(message);
    kept = keepServer(server, options, { warn: note, error: note });
  });
  afterEach(async () => {
    await kept.stop();
    await stopServer(dataFolder);
    rmSync(home, { recursive: true, force: true });
  });

  async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await condition())) await sleep(20);
  }

  async function answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: server.url('postgres', 'postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query('select 1')).rowCount === 1;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }

  it('comes back at the same address after it was killed, as often as that happens', async () => {
    let pid = server.pid;
    for (let i = 0; i < 2; i++) {
      process.kill(pid, 'SIGKILL');
      await until(() => said.length === 2 * (i + 1));
      assert.ok(await answers());
      const next = readLockFile(dataFolder)?.pid ?? 0;
      assert.notEqual(next, pid);
      pid = next;
    }
  });

  it('comes back after somebody has shut it down', async () => {
    process.kill(server.pid, 'SIGINT');
    await until(() => said.includes('PostgreSQL answers again'));
    assert.ok(await answers());
  });

  it('is not made again, empty, where its data have gone; it goes on when they are back', async () => {
    renameSync(dataFolder, `${dataFolder}-away`);
    process.kill(server.pid, 'SIGKILL');
    await until(() => said.includes('PostgreSQL cannot be started again yet'));
    assert.ok(!existsSync(dataFolder));
    renameSync(`${dataFolder}-away`, dataFolder);
    await until(() => said.includes('PostgreSQL answers again'));
  });

  it('stays away once it is stopped, also when it has just died', async () => {
    process.kill(server.pid, 'SIGKILL');
    await until(() => said.length > 0);
    await kept.stop();
    assert.equal(await answers(), false);
    assert.equal(said.includes('PostgreSQL cannot be started again yet'), false);
  });
});
