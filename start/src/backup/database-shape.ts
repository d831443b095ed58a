import { jobsSchema } from '@femcoders/api/jobs/jobs-schema';
import type { ClientBase } from 'pg';
import type { BackupHead } from './manifest.ts';
import { siteSchemas } from './schemas.ts';

/** Tables that the queue makes and fills by itself: its version, its figures of each day, what it has warned of. */
const leftOut = ['version', 'queue_stats', 'warning', 'bam'].map((name) => `${jobsSchema}.${name}`);

/** Tables with the columns that can be written. Of a table in parts, the whole. */
export async function readTables(client: ClientBase): Promise<BackupHead['tables']> {
  const answer = await client.query<BackupHead['tables'][number]>(
    `select n.nspname as schema, c.relname as name,
            array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition
        and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
      group by n.nspname, c.relname
      order by n.nspname collate "C", c.relname collate "C"`,
    [siteSchemas],
  );
  return answer.rows.filter(({ schema, name }) => !leftOut.includes(`${schema}.${name}`));
}

/** How far every sequence has counted. */
export async function readSequences(client: ClientBase): Promise<BackupHead['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any ($1)
      order by schemaname collate "C", sequencename collate "C"`,
    [siteSchemas],
  );
  const sequences: BackupHead['sequences'] = [];
  for (const { schema, name } of rows) {
    const counted = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(client, { schema, name })}`,
    );
    const [row] = counted.rows;
    if (row) sequences.push({ schema, name, ...row });
  }
  return sequences;
}

export const quoted = (client: ClientBase, { schema, name }: { schema: string; name: string }) =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
