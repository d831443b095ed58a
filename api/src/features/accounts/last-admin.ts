import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { isNotSuspended } from '../../authentication/suspension.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { conflict } from '../../problems.ts';

/** Transactions that may remove an administrator wait for each other. */
export async function lockAdmins(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('last-admin'))`);
}

/**
 * To be called, in the same transaction, before an account loses the role of administrator, or the use of it: nothing
 * happens unless it is the last one that can act. One that is suspended or about to be deleted cannot. The next
 * caller waits until the transaction has ended, so that two who leave at once do not both pass.
 * @throws ApiProblem `conflict`
 */
export async function refuseLastAdmin(db: Database, userId: string, now: Date): Promise<void> {
  await lockAdmins(db);
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  if (user?.role !== 'admin') return;
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.id, userId), isNull(users.deleteAt), isNotSuspended(now)))
    .limit(1);
  if (!other) throw conflict('Tiene que quedar una administradora activa: da antes ese rol a otra persona.');
}
