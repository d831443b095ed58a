import type { ClientBase, Pool } from 'pg';
import { sessionPoolOf } from './database.ts';
import { type Migration, migrationsTable, readMigrations } from './migrations.ts';

/** Any number that no other part of the site locks: it keeps two starts from migrating at once. */
const migrationLock = 4_812_301;

/** A migration that was applied has been edited since: databases would differ depending on their age. */
export class MigrationChangedError extends Error {
  override readonly name = 'MigrationChangedError';
}

/**
 * Applies the SQL files of a folder that this database has not seen, in the order of their names, each in its own
 * transaction. Several processes may call it at once.
 * @param folder of `*.sql` files; the API's own by default
 * @returns the names of the files applied now
 * @throws MigrationChangedError
 */
export async function migrate(pool: Pool, folder?: string): Promise<string[]> {
  const client = await sessionPoolOf(pool).connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      return await applyMissing(client, folder);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    client.release();
  }
}

async function applyMissing(client: ClientBase, folder: string | undefined): Promise<string[]> {
  await makeMigrationsTable(client);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));

  const added: string[] = [];
  for (const migration of await readMigrations(folder)) {
    const known = applied.get(migration.name);
    if (known === migration.checksum) continue;
    if (known)
      throw new MigrationChangedError(`${migration.name} was applied in another form: add a new migration instead.`);
    await applyOne(client, migration);
    added.push(migration.name);
  }
  return added;
}

/** Even `if not exists` asks for the right to create, which the role of a running site need not have. */
async function makeMigrationsTable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_migrations') is not null as there`,
  );
  if (!rows[0]?.there) await client.query(migrationsTable);
}

async function applyOne(client: ClientBase, { name, statements, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(statements);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed.`, { cause });
  }
}
