import type { Pool } from 'pg';
import { applyMigrations, type SchemaChanges } from './apply-migrations.ts';
import { sessionPoolOf } from './database.ts';
import { migrationsTable, readMigrations } from './migrations.ts';

/**
 * Applies the SQL files of a folder that this database has not seen. Several processes may call it at once.
 * @param folder of `*.sql` files; the API's own by default
 * @returns the names of the files applied now
 * @throws MigrationChangedError, MigrationBlockedError, MigrationFailedError
 */
export async function migrate(pool: Pool, folder?: string): Promise<string[]> {
  const client = await sessionPoolOf(pool).connect();
  try {
    return await applyMigrations(client, await apiMigrations(folder));
  } finally {
    client.release();
  }
}

/** The API's part of the schema, for `applyMigrations`. */
export async function apiMigrations(folder?: string): Promise<SchemaChanges> {
  return { ledger: 'schema_migrations', ledgerStatements: migrationsTable, migrations: await readMigrations(folder) };
}
