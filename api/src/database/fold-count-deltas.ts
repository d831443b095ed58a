import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Folds the deltas that triggers have written into one row per key. Deltas that are written meanwhile stay.
 * @param lines table of keys and `change`
 * @param keys all its columns except `change`
 */
export async function foldCountDeltas(db: Database, lines: PgTable, keys: PgColumn[]): Promise<void> {
  const names: SQL = sql.join(
    keys.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    with noted as (delete from ${lines} returning ${names}, change)
    insert into ${lines} (${names}, change)
    select ${names}, sum(change) from noted group by ${names} having sum(change) <> 0`);
}
