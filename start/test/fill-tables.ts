import type { ClientBase } from 'pg';

interface Column {
  name: string;
  type: string;
  required: boolean;
  hasDefault: boolean;
  /** The referenced column, as `schema.table.column`. */
  refersTo: { table: string; column: string } | null;
}

interface Table {
  name: string;
  columns: Column[];
  /** Conditions by the names of their constraints. */
  checks: Map<string, string>;
}

/** Rows that a table gets. */
const rowsEach = 3;
/** Attempts at a row whose values its table refuses. */
const attempts = 300;

/**
 * Puts some rows into every table that can take them, by what the catalogue says of its columns and conditions at that moment.
 *
 * @param schemas whose tables are filled
 * @returns names of the tables that took no row
 */
export async function fillTables(client: ClientBase, schemas: readonly string[]): Promise<string[]> {
  const random = createRandom(7);
  let left = await readShape(client, schemas);
  // What refers to others can only be filled after them.
  for (let before = left.length + 1; left.length > 0 && left.length < before; ) {
    before = left.length;
    const without: Table[] = [];
    for (const table of left) if (!(await fill(client, table, random))) without.push(table);
    left = without;
  }
  return left.map(({ name }) => name);
}

/** @returns whether the table has rows now */
async function fill(client: ClientBase, table: Table, random: () => number): Promise<boolean> {
  for (let added = 0; added < rowsEach; added++) {
    const row = new Map<string, string>();
    for (const column of table.columns)
      if (!column.hasDefault && (column.required || random() < 0.5)) row.set(column.name, draw(column, table, random));
    for (let attempt = 0; attempt < attempts; attempt++) {
      const refused = await insert(client, table, row);
      if (refused === null) break;
      // What a condition has refused is drawn again; all else stays as it is.
      for (const column of table.columns) if (refused(column.name)) row.set(column.name, draw(column, table, random));
    }
  }
  const { rows } = await client.query(`select from ${table.name} limit 1`);
  return rows.length > 0;
}

/** @returns null where the row is there, else which columns the table has refused */
async function insert(client: ClientBase, table: Table, row: ReadonlyMap<string, string>) {
  const names = [...row.keys()].map((name) => client.escapeIdentifier(name)).join(', ');
  const values = row.size > 0 ? `(${names}) select ${[...row.values()].join(', ')}` : 'default values';
  try {
    await client.query(`insert into ${table.name} ${values}`);
    return null;
  } catch (error) {
    const { code, constraint, column, detail } = error as Record<string, string | undefined>;
    const condition =
      code === '23514' ? (table.checks.get(constraint ?? '') ?? '') : code === '23505' ? (detail ?? '') : '';
    return (name: string) => name === column || mentions(condition, name);
  }
}

const mentions = (condition: string, column: string) => new RegExp(`\\b${column}\\b`).test(condition);

const texts = [
  'texto',
  'ana@prueba.example',
  'https://prueba.example/',
  'una-palabra',
  '0123456789abcdef',
  '12345678',
  '',
];

/** An expression of SQL for a value of a column. */
function draw({ name, type, required, refersTo }: Column, table: Table, random: () => number): string {
  const pick = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? 'null';
  if (!required && random() < 0.3) return 'null';
  if (refersTo) return `(select ${refersTo.column} from ${refersTo.table} order by random() limit 1)`;
  const named = [...table.checks.values()]
    .filter((check) => mentions(check, name))
    .flatMap((check) => [...check.matchAll(/'((?:[^']|'')*)'/g)].map(([all]) => all));
  const number = Math.floor(random() * 1000);
  if (type.endsWith('[]')) return pick([`'{}'`, `'{1}'`, `'{1,5,25,100}'`]);
  if (/^(?:text|character)/.test(type))
    return named.length > 0 && random() < 0.5
      ? pick(named)
      : pick([
          `'texto ${number}'`,
          `'texto-${number}'`,
          `'/texto-${number}'`,
          ...texts.map((text) => `'${text}'`),
          `md5(random()::text)`,
        ]);
  if (/^(?:integer|bigint|smallint|numeric|double|real)/.test(type)) return pick(['1', '2', '0', '10', String(number)]);
  if (/^timestamp/.test(type)) return pick(['now()', `now() + interval '2 days'`, `now() - interval '2 days'`]);
  if (type === 'date') return pick(['current_date', 'current_date + 30', 'current_date - 30']);
  if (type.startsWith('time')) return `'18:30'`;
  if (type === 'boolean') return pick(['true', 'false']);
  if (type === 'uuid') return 'gen_random_uuid()';
  if (type === 'bytea')
    return pick([`decode(md5(random()::text), 'hex')`, `sha256(random()::text::bytea)`, `'\\x00'::bytea`]);
  if (type.startsWith('json')) return pick([`'{}'`, `'[]'`]);
  if (type === 'interval') return `interval '1 hour'`;
  if (type === 'inet') return `'127.0.0.1'`;
  if (type === 'tsvector') return `''::tsvector`;
  return 'null';
}

async function readShape(client: ClientBase, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<{ table: string; columns: Column[]; checks: Record<string, string> | null }>(
    `select c.oid::regclass::text as table,
            json_agg(json_build_object(
              'name', a.attname,
              'type', format_type(a.atttypid, a.atttypmod),
              'required', a.attnotnull,
              'hasDefault', a.atthasdef or a.attidentity <> '',
              'refersTo', (select json_build_object('table', f.confrelid::regclass::text, 'column', r.attname)
                             from pg_constraint f
                             join pg_attribute r on r.attrelid = f.confrelid and r.attnum = f.confkey[array_position(f.conkey, a.attnum)]
                            where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey) limit 1))
              order by a.attnum) as columns,
            (select json_object_agg(k.conname, pg_get_constraintdef(k.oid))
               from pg_constraint k where k.conrelid = c.oid and k.contype = 'c') as checks
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = any ($1) and c.relkind = 'r' and c.relname not in ('schema_migrations', 'migrations')
      group by c.oid order by c.oid`,
    [schemas],
  );
  return rows.map(({ table, columns, checks }) => ({
    name: table,
    columns,
    checks: new Map(Object.entries(checks ?? {})),
  }));
}

/** The same numbers from the same seed, from 0 to below 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
