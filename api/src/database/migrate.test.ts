import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '@femcoders/services/testing/test-database';
import type pg from 'pg';
import { withAdvisoryLock } from './advisory-lock.ts';
import {
  applyMigrations,
  MigrationBlockedError,
  MigrationChangedError,
  type MigrationWait,
} from './apply-migrations.ts';
import { createPool } from './database.ts';
import { apiMigrations, migrate } from './migrate.ts';

async function onEmptyDatabase(run: (pool: pg.Pool, folder: string, url: string) => Promise<void>): Promise<void> {
  const { url, drop } = await createTestDatabase();
  const pool = createPool(url, 4);
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await run(pool, folder, url);
  } finally {
    await pool.end();
    await drop();
    await rm(folder, { recursive: true });
  }
}

async function isBuilding(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query('select from pg_stat_progress_create_index');
  return rows.length > 0;
}

describe('migrating', () => {
  test('many processes at once apply each file once', () =>
    onEmptyDatabase(async (pool) => {
      const applied = await Promise.all([migrate(pool), migrate(pool), migrate(pool)]);
      assert.equal(applied.filter((files) => files.length > 0).length, 1);
      assert.equal(applied.flat()[0], '0001_core.sql');
      assert.deepEqual(await migrate(pool), []);
    }));

  test('a file that fails leaves nothing of itself behind and is tried again', () =>
    onEmptyDatabase(async (pool, folder) => {
      await writeFile(join(folder, '0001_one.sql'), 'create table one (id int);');
      await writeFile(join(folder, '0002_two.sql'), 'create table two (id int); select 1/0;');
      await assert.rejects(migrate(pool, folder), /0002_two\.sql/);
      await writeFile(join(folder, '0002_two.sql'), 'create table two (id int);');
      assert.deepEqual(await migrate(pool, folder), ['0002_two.sql']);
    }));

  test('a file that was changed after it was applied is refused', () =>
    onEmptyDatabase(async (pool, folder) => {
      await writeFile(join(folder, '0001_one.sql'), 'create table one (id int);');
      await migrate(pool, folder);
      await writeFile(join(folder, '0001_one.sql'), 'create table one (id bigint);');
      await assert.rejects(migrate(pool, folder), MigrationChangedError);
    }));

  test('a change that needs a table in use lets readers pass, says who is in the way, and is applied afterwards', () =>
    onEmptyDatabase(async (pool, folder) => {
      await pool.query('create table one (id int)');
      await writeFile(join(folder, '0001_one.sql'), 'alter table one add column more int;');
      const reader = await pool.connect();
      await reader.query(`set application_name = 'a reader'; begin; select from one`);
      const waits: MigrationWait[] = [];
      const client = await pool.connect();
      const applied = applyMigrations(client, await apiMigrations(folder), {
        lockTimeoutMs: 50,
        onWait: (wait) => void waits.push(wait),
      });
      while (waits.length === 0) await pool.query('select from one');
      await reader.query('commit');
      assert.deepEqual(await applied, ['0001_one.sql']);
      assert.equal(waits[0]?.name, '0001_one.sql');
      assert.equal(waits[0]?.oldest?.application, 'a reader');
      reader.release(true);
      client.release();
    }));

  test('a table that is never let go ends it, with nothing of the change applied', () =>
    onEmptyDatabase(async (pool, folder) => {
      await pool.query('create table one (id int)');
      await writeFile(join(folder, '0001_one.sql'), 'create table two (id int); alter table one add column more int;');
      const reader = await pool.connect();
      await reader.query('begin; select from one');
      const client = await pool.connect();
      const changes = await apiMigrations(folder);
      await assert.rejects(
        applyMigrations(client, changes, { lockTimeoutMs: 20, patienceMs: 60 }),
        MigrationBlockedError,
      );
      const { rows } = await pool.query(`select to_regclass('two') as two`);
      assert.deepEqual(rows, [{ two: null }]);
      reader.release(true);
      client.release();
    }));

  test('an index that was left invalid by an interrupted attempt is built again', () =>
    onEmptyDatabase(async (pool, folder) => {
      await pool.query('create table one (id int); insert into one values (1), (1)');
      await assert.rejects(pool.query('create unique index concurrently one_by_id on one (id)'), /one_by_id/);
      await pool.query('delete from one');
      const text = '-- without transaction\ncreate unique index concurrently if not exists one_by_id\n  on one (id);\n';
      await writeFile(join(folder, '0001_one.sql'), text);
      assert.deepEqual(await migrate(pool, folder), ['0001_one.sql']);
      const { rows } = await pool.query(`select indisvalid from pg_index where indexrelid = 'one_by_id'::regclass`);
      assert.deepEqual(rows, [{ indisvalid: true }]);
    }));

  test('an index is built concurrently while others wait for their turn', () =>
    onEmptyDatabase(async (pool, folder, url) => {
      const other = createPool(url, 4);
      await pool.query('create table one (id int)');
      const text = '-- without transaction\ncreate index concurrently if not exists one_by_id on one (id);';
      await writeFile(join(folder, '0001_one.sql'), text);
      const reader = await pool.connect();
      await reader.query('begin; select from one; savepoint held; insert into one values (1)');
      const turns = [1, 2].map(() => withAdvisoryLock(pool, 4_711, () => migrate(other, folder)));
      while (!(await isBuilding(other))) await sleep(20);
      await reader.query('commit');
      reader.release();
      assert.deepEqual((await Promise.all(turns)).flat(), ['0001_one.sql']);
      await other.end();
    }));

  test('what is no index is not applied without a transaction', () =>
    onEmptyDatabase(async (pool, folder) => {
      await writeFile(join(folder, '0001_one.sql'), '-- without transaction\ncreate table one (id int);');
      await assert.rejects(migrate(pool, folder), { name: 'MigrationFailedError' });
    }));
});
