import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartError } from '@femcoders/services/start-error';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { OpenBackup } from './archive-reader.ts';
import { quoted, readSequences, readTables } from './database-shape.ts';
import { onLongConnection } from './long-connection.ts';
import { type BackupTable, databasePath, fullName } from './manifest.ts';
import { buildSchemas, siteSchemas } from './schemas.ts';
import { type NamedObjects, readNamedObjects } from './uploaded-objects.ts';

export interface RestoredDatabase {
  rows: number;
  /** Tables of the backup that no migration makes: they are somebody else's, and were left out. */
  foreign: string[];
  /** Files that are objects of a store. */
  named: NamedObjects;
}

/**
 * Puts the rows of a backup into an empty database, all of them or none: other connections see it empty meanwhile.
 *
 * @throws StartError when the database is not empty, or knows less than the backup
 */
export async function restoreDatabase(databaseUrl: string, backup: OpenBackup): Promise<RestoredDatabase> {
  return onLongConnection(databaseUrl, 'femcoders-restore', async (client) => {
    await client.query('begin');
    await refuseUnlessEmpty(client);
    await buildSchemas(client, backup.head.schemas);
    // The plan of the queue gives its own transaction little time.
    await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const restored = await withoutLaws(client, () => fill(client, backup));
    await markRemoved(client, backup);
    await client.query('commit');
    await client.query('analyze');
    return { ...restored, named: await readNamedObjects(client) };
  });
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const answer = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
      limit 1`,
    [siteSchemas],
  );
  if (!answer.rows[0]) return;
  throw new StartError(
    `La base de datos de DATABASE_URL no está vacía (tiene ${answer.rows[0].name}) y no se ha tocado. ` +
      'Crea otra, vacía, y ponla en DATABASE_URL: la de ahora queda como está.',
  );
}

/**
 * Rows come in the order of the tables' names, and as they were: no key may look for a row that is still to come, and no
 * trigger may add to what is there. The keys are checked when they are put back.
 */
async function withoutLaws<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  const keys = await client.query<{ owner: string; name: string; definition: string }>(
    `select format('%I.%I', n.nspname, c.relname) as owner, quote_ident(k.conname) as name,
            pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0 and n.nspname = any ($1)`,
    [siteSchemas],
  );
  const tables = (await readTables(client)).map((table) => quoted(client, table));
  for (const { owner, name } of keys.rows) await client.query(`alter table ${owner} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  // Migrations have left rows.
  await client.query(`truncate ${tables.join(', ')}`);
  const result = await work();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { owner, name, definition } of keys.rows)
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
  return result;
}

async function fill(client: pg.Client, backup: OpenBackup): Promise<Omit<RestoredDatabase, 'named'>> {
  const own = new Set((await readTables(client)).map(fullName));
  const tables = new Map(backup.head.tables.map((table) => [fullName(table), table]));
  for await (const entry of backup.entries()) {
    const [area, name = ''] = entry.path.split('/');
    const table = tables.get(name);
    if (area !== databasePath || !table || !own.has(name)) continue;
    const rows = [await entry.read()];
    await pipeline(rows, createGunzip(), client.query(copyFrom(copyInto(client, table))));
  }
  await setSequences(client, backup);
  const foreign = [...tables.keys()].filter((name) => !own.has(name));
  return { rows: await countRows(client, backup, foreign), foreign };
}

async function setSequences(client: pg.Client, { head }: OpenBackup): Promise<void> {
  const own = new Set((await readSequences(client)).map(fullName));
  for (const sequence of head.sequences.filter((each) => own.has(fullName(each))))
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quoted(client, sequence),
      sequence.value,
      sequence.called,
    ]);
}

function copyInto(client: pg.Client, table: BackupTable): string {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `copy ${quoted(client, table)} (${columns}) from stdin`;
}

async function countRows(client: pg.Client, { head, rows }: OpenBackup, leftOut: string[]): Promise<number> {
  let sum = 0;
  for (const table of head.tables.filter((each) => !leftOut.includes(fullName(each)))) {
    const answer = await client.query<{ count: string }>(`select count(*) from ${quoted(client, table)}`);
    const count = Number(answer.rows[0]?.count);
    if (count !== rows[fullName(table)])
      throw new Error(`${fullName(table)}: ${count} rows instead of ${rows[fullName(table)]}.`);
    sum += count;
  }
  return sum;
}

/** Of the other releases there is no file: nothing may fall back to them until they are published again. */
async function markRemoved(client: pg.Client, { head: { releases } }: OpenBackup): Promise<void> {
  await client.query(
    `insert into registry.removals (name, version)
     select name, version from registry.releases
      where (name, version) not in (select * from unnest($1::text[], $2::text[]))
     on conflict (name, version) do nothing`,
    [releases.map(({ name }) => name), releases.map(({ version }) => version)],
  );
}
