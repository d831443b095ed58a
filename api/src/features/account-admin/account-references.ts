import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { AccountReference } from '../../feature/account-reference.ts';

/** Makes everything of one account the other's, except what it has already. */
export async function carryAlong(
  db: Database,
  carried: readonly AccountReference[],
  from: string,
  to: string,
): Promise<void> {
  for (const reference of carried) {
    await db.execute(sql`
      update ${sql.identifier(reference.table)} as moved set ${sql.identifier(reference.column)} = ${to}
      where ${ofAccount(reference, from)} and ${isNew(reference, to)}`);
  }
}

/** How much of one table would go along. */
export async function countCarried(
  db: Database,
  carried: readonly AccountReference[],
  [table, column]: readonly [table: string, column: string],
  from: string,
  to: string,
) {
  const reference = carried.find((one) => one.table === table && one.column === column);
  if (!reference) throw new Error(`${table}.${column} does not go along.`);
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from ${sql.identifier(table)} as moved
    where ${ofAccount(reference, from)} and ${isNew(reference, to)}`);
  return rows[0]?.n ?? 0;
}

const ofAccount = ({ column }: AccountReference, id: string): SQL => sql`moved.${sql.identifier(column)} = ${id}`;

function isNew({ table, column, once }: AccountReference, to: string): SQL {
  if (!once) return sql`true`;
  const same = once.map((name) => sql` and known.${sql.identifier(name)} = moved.${sql.identifier(name)}`);
  return sql`not exists (
    select 1 from ${sql.identifier(table)} as known
    where known.${sql.identifier(column)} = ${to}${sql.join(same, sql``)})`;
}
