import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const ownMigrations = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Notes which migrations a database has seen. */
export const migrationsTable = `create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

/** A change of the schema, as its file says it. */
export interface Migration {
  name: string;
  statements: string;
  /** SHA-256 of the statements, in hexadecimal. */
  checksum: string;
}

/**
 * Reads the migrations of a folder, in the order in which they are applied: that of their names.
 * @param folder of `*.sql` files; the API's own by default
 */
export async function readMigrations(folder: string = ownMigrations): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const statements = await readFile(`${folder}/${name}`, 'utf8');
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') };
    }),
  );
}
