import type pg from 'pg';

interface ForeignKey {
  name: string;
  child: string;
  parent: string;
  on_columns: string;
  is_set: string;
}

/** The invariants of the data after any request, by name; each query counts the violations. */
const laws: Readonly<Record<string, string>> = {
  'nobody has two places at one event': `
    select count(*) from (
      select from registrations where state = 'registered' group by event_id, lower(email) having count(*) > 1) doubled`,
  'one address is one account': `
    select count(*) from (select from users group by lower(email) having count(*) > 1) doubled`,
  'somebody administers': `select case when exists (select from users where role = 'admin') then 0 else 1 end`,
  'a comment that is decided says when': `
    select count(*) from comments where (state <> 'pending') <> (decided_at is not null)`,
  'no call left a transaction open': `
    select count(*) from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`,
};

/** Returns the violated invariants of a site without requests in flight. */
export async function inconsistenciesOf(pool: pg.Pool): Promise<string[]> {
  const broken: string[] = [];
  const { rows: keys } = await pool.query<ForeignKey>(
    `select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent,
       string_agg(format('child.%I = parent.%I', a.attname, b.attname), ' and ') as on_columns,
       string_agg(format('child.%I is not null', a.attname), ' and ') as is_set
     from pg_constraint, unnest(conkey, confkey) as pair(own, other)
     join pg_attribute a on a.attnum = pair.own
     join pg_attribute b on b.attnum = pair.other
     where contype = 'f' and a.attrelid = conrelid and b.attrelid = confrelid
       and connamespace = 'public'::regnamespace
     group by conname, conrelid, confrelid`,
  );
  for (const { name, child, parent, on_columns, is_set } of keys) {
    const orphans = `select count(*) from ${child} child where ${is_set}
      and not exists (select from ${parent} parent where ${on_columns})`;
    if ((await countOf(pool, orphans)) > 0) broken.push(`${name}: rows of ${child} belong to nothing`);
  }
  for (const [law, count] of Object.entries(laws)) if ((await countOf(pool, count)) > 0) broken.push(law);
  return broken;
}

async function countOf(pool: pg.Pool, sql: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`select (${sql}) as count`);
  return Number(rows[0]?.count);
}
