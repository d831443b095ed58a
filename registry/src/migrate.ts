import type { Pool } from 'pg';
import { migrationsTable, readMigrations } from './migrations.ts';

/** Any number that nothing else in the database locks. */
const advisoryLock = 7_240_310_001;

/**
 * Migrates the schema `registry`: each file of `migrations/`, in the order of their names, once. All of them
 * in one transaction under an advisory lock, so that several processes may start at once.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    // Even `if not exists` asks for the right to create, which the role of a running site need not have.
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('registry.migrations') is not null as there`,
    );
    if (!rows[0]?.there) await client.query(migrationsTable);
    const applied = await client.query<{ name: string }>('select name from registry.migrations');
    const done = new Set(applied.rows.map((row) => row.name));
    for (const { name, statements } of (await readMigrations()).filter((migration) => !done.has(migration.name))) {
      await client.query(statements);
      await client.query('insert into registry.migrations (name) values ($1)', [name]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
