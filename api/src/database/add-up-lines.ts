import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Makes one line of all those that triggers have noted for the same keys. Lines that are noted meanwhile stay as they are.
 * @param lines a table of keys and `change`
 * @param keys all its columns but `change`
 */
export async function addUpLines(db: Database, lines: PgTable, keys: PgColumn[]): Promise<void> {
  const names: SQL = sql.join(
    keys.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    with noted as (delete from ${lines} returning ${names}, change)
    insert into ${lines} (${names}, change)
    select ${names}, sum(change) from noted group by ${names} having sum(change) <> 0`);
}
