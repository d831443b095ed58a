import { createHash } from 'node:crypto';
import type { OpenBackup } from './archive-reader.ts';
import { databasePath } from './manifest.ts';

/** A restore notes there which releases it has not restored. */
const changedByRestore = ['registry.removals'];

/**
 * Compares the rows of two backups, byte by byte. Tables that only the first has are not the site's: a restore leaves them out.
 * @returns Spanish sentences about what differs; none where nothing does
 */
export async function differencesBetween(first: OpenBackup, second: OpenBackup): Promise<string[]> {
  const [before, after] = [await hashesOf(first), await hashesOf(second)];
  const differences: string[] = [];
  for (const [table, hash] of after) {
    if (changedByRestore.includes(table) || before.get(table) === hash) continue;
    const rows = (backup: OpenBackup) => backup.rows[table] ?? 0;
    differences.push(`${table} no es igual: ${rows(first)} filas en la copia, ${rows(second)} al restaurarla.`);
  }
  const sequences = new Map(first.head.sequences.map((one) => [`${one.schema}.${one.name}`, one]));
  for (const { schema, name, value } of second.head.sequences) {
    const own = sequences.get(`${schema}.${name}`);
    if (own && own.value !== value)
      differences.push(`${schema}.${name} cuenta desde ${value}, y debía desde ${own.value}.`);
  }
  return differences;
}

/** Returns a hash of each table, in the order of its rows. */
async function hashesOf(backup: OpenBackup): Promise<Map<string, string>> {
  const hashes = new Map(Object.keys(backup.rows).map((table) => [table, createHash('sha256')]));
  for await (const { path, read } of backup.entries()) {
    const [folder, table = ''] = path.split('/');
    if (folder === databasePath) hashes.get(table)?.update(await read());
  }
  return new Map([...hashes].map(([table, hash]) => [table, hash.digest('hex')]));
}
