import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { createTestDatabase } from '@femcoders/services/test-database';
import type pg from 'pg';
import { createPool } from './database.ts';
import { MigrationChangedError, migrate } from './migrate.ts';

async function onEmptyDatabase(run: (pool: pg.Pool, folder: string) => Promise<void>): Promise<void> {
  const { url, drop } = await createTestDatabase();
  const pool = createPool(url, 4);
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await run(pool, folder);
  } finally {
    await pool.end();
    await drop();
    await rm(folder, { recursive: true });
  }
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
});
