import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ClientBase, Pool } from 'pg';

/** Any number that no other part of the site locks: it keeps two starts from migrating at once. */
const migrationLock = 4_812_301;
const ownMigrations = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** A migration that was applied has been edited since: databases would differ depending on their age. */
export class MigrationChangedError extends Error {
  override readonly name = 'MigrationChangedError';
}

/**
 * Applies the SQL files of a folder that this database has not seen, in the order of their names, each in its own
 * transaction. Several processes may call it at once.
 * @param folder of `*.sql` files; the API's own unless told
 * @returns the names of the files applied now
 * @throws MigrationChangedError
 */
export async function migrate(pool: Pool, folder: string = ownMigrations): Promise<string[]> {
  const client = await pool.connect();
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

async function applyMissing(client: ClientBase, folder: string): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

  const added: string[] = [];
  for (const name of files) {
    const statements = await readFile(`${folder}/${name}`, 'utf8');
    const checksum = createHash('sha256').update(statements).digest('hex');
    const known = applied.get(name);
    if (known === checksum) continue;
    if (known) throw new MigrationChangedError(`${name} was applied in another form: add a new migration instead.`);
    await applyOne(client, name, statements, checksum);
    added.push(name);
  }
  return added;
}

async function applyOne(client: ClientBase, name: string, statements: string, checksum: string): Promise<void> {
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
