import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { layShell, version } from '@femcoders/registry/test/release-fixture';
import { createTestDatabase } from '@femcoders/services/testing/test-database';
import pino from 'pino';
import { prepareData } from './api-service.ts';
import { makeBackup } from './backup/make-backup.ts';
import { readEnvironment } from './environment.ts';

test('processes that find a database empty at the same moment make it ready together, and back up nothing half made', async () => {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  const log = pino({ level: 'silent' });
  const processes = ['one', 'two', 'three'].map((name) =>
    readEnvironment({
      VAR_DIR: join(folder, name),
      BACKUPS_DIR: join(folder, 'backups'),
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      SEED: 'none',
    }),
  );
  try {
    const started = await Promise.allSettled(processes.map((own) => prepareData(own, database, log, () => {})));
    for (const one of started) if (one.status === 'fulfilled') await one.value.close();
    assert.deepEqual(
      started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])),
      [],
    );
    assert.ok(!existsSync(join(folder, 'backups')));
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});

test('a database that newer code has changed is not started, nor backed up, unless somebody says so', async () => {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'newer-'));
  const log = pino({ level: 'silent' });
  const environment = (more: Record<string, string> = {}) =>
    readEnvironment({ VAR_DIR: folder, DATABASE_URL: database.url, SEED: 'none', ...more });
  const start = async (own = environment()) => {
    const said: string[] = [];
    const data = await prepareData(own, database, log, (line) => void said.push(line));
    return { said, data };
  };
  try {
    const { data } = await start();
    await data.registry.publish(await layShell(environment().releasesDir, version('1')), { untried: true });
    await data.pool.query(`insert into schema_migrations (name, checksum) values ('9999-later.sql', 'x')`);
    await data.pool.query(`insert into registry.migrations (name) values ('9998-later-too.sql')`);
    await data.close();

    const refused = { name: 'StartError', message: /9999-later\.sql, 9998-later-too\.sql.*ALLOW_NEWER_SCHEMA=1/ };
    await assert.rejects(start(), refused);
    const { releasesDir, mailboxDir } = environment();
    const files = { releasesDir, mailboxDir, file: join(folder, 'copy.tar'), now: new Date() };
    const backup = { databaseUrl: database.url, key: Buffer.alloc(32), withKey: false, ...files };
    await assert.rejects(makeBackup(backup), refused);
    assert.ok(!existsSync(files.file));

    const allowed = await start(environment({ ALLOW_NEWER_SCHEMA: '1' }));
    await allowed.data.close();
    assert.match(
      allowed.said.join('\n'),
      /lo ha cambiado un código más nuevo \(9999-later\.sql, 9998-later-too\.sql\)/,
    );
    assert.ok((await makeBackup({ ...backup, allowNewerSchema: true })).rows > 0);
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});

test('a queue that newer code has changed is refused like any other schema', async () => {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'newer-queue-'));
  const log = pino({ level: 'silent' });
  const environment = readEnvironment({ VAR_DIR: folder, DATABASE_URL: database.url, SEED: 'none' });
  const queue = (version: number) =>
    `create schema if not exists jobs; create table if not exists jobs.version (version int);
     delete from jobs.version; insert into jobs.version values (${version})`;
  try {
    const data = await prepareData(environment, database, log, () => {});
    await data.registry.publish(await layShell(environment.releasesDir, version('1')), { untried: true });
    await data.pool.query(queue(1));
    const { releasesDir, mailboxDir } = environment;
    const files = { releasesDir, mailboxDir, now: new Date(), key: Buffer.alloc(32), withKey: false };
    const backup = (name: string) => makeBackup({ databaseUrl: database.url, ...files, file: join(folder, name) });
    assert.ok((await backup('older-queue.tar')).rows > 0);

    await data.pool.query(queue(9999));
    await data.close();
    const refused = { name: 'StartError', message: /la cola de trabajos 9999.*ALLOW_NEWER_SCHEMA=1/ };
    await assert.rejects(backup('newer-queue.tar'), refused);
    assert.ok(!existsSync(join(folder, 'newer-queue.tar')));
    await assert.rejects(
      prepareData(environment, database, log, () => {}),
      refused,
    );
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});
