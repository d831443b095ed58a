import type pg from 'pg';

/** By table: ids and other names of what is kept there, as a path may say them. */
export type KeptNames = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;

const columns = ['id', 'slug', 'reference', 'kind', 'token'] as const;
const newest = 5;

/** Looks through every table for what a path may name. */
export async function readKeptNames(pool: pg.Pool): Promise<KeptNames> {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = any($1)
     order by table_name, column_name`,
    [columns],
  );
  const kept = new Map<string, Record<string, string[]>>();
  for (const { table_name: table, column_name: column } of rows) {
    const { rows: found } = await pool.query<{ name: string }>(
      `select ${column}::text as name from "${table}" where ${column} is not null order by ctid desc limit ${newest}`,
    );
    kept.set(table, { ...kept.get(table), [column]: found.map(({ name }) => name) });
  }
  return kept;
}

/** Names that a parameter of this path may stand for, guessed by the words of both. */
export function keptNames(kept: KeptNames, path: string, parameter: string): readonly string[] {
  const before =
    path
      .split(`/:${parameter}`)[0]
      ?.split('/')
      .findLast((part) => !part.startsWith(':')) ?? '';
  const column = (columns as readonly string[]).includes(parameter) ? parameter : 'id';
  const stems = [parameter, ...before.split('-')]
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ''));
  const fitting = [...kept].filter(([table]) => stems.some((stem) => table.includes(stem)));
  const names = (tables: typeof fitting) => tables.flatMap(([, found]) => found[column] ?? []);
  const likely = names(fitting);
  return likely.length > 0 ? likely : names([...kept]);
}
