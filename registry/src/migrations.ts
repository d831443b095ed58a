import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'migrations');

/** Makes the schema `registry`, and in it what notes which migrations it has seen. */
export const migrationsTable = `create schema if not exists registry;
create table if not exists registry.migrations (name text primary key, applied_at timestamptz not null default now())`;

/** The registry's migrations, in the order in which they are applied: that of their names. */
export async function readMigrations(): Promise<{ name: string; statements: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, statements: await readFile(join(folder, name), 'utf8') })));
}
