import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

const migrationsDir = join(import.meta.dirname, '..', 'migrations');

/** Any number that nothing else in the database locks. */
const advisoryLock = 7_240_310_001;

/**
 * Brings the schema `registry` up to date: each file of `migrations/`, in the order of their names, once. All of them
 * in one transaction under an advisory lock, so that several processes may start at once.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    await client.query('create schema if not exists registry');
    await client.query(
      'create table if not exists registry.migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = await client.query<{ name: string }>('select name from registry.migrations');
    const done = new Set(applied.rows.map((row) => row.name));
    const files = (await readdir(migrationsDir)).filter((file) => file.endsWith('.sql')).sort();
    for (const file of files.filter((file) => !done.has(file))) {
      await client.query(await readFile(join(migrationsDir, file), 'utf8'));
      await client.query('insert into registry.migrations (name) values ($1)', [file]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
