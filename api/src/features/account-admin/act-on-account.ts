import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { asc, eq, inArray } from 'drizzle-orm';
import { type Act, type ActPorts, recordAct } from '../../audit/audit-log.ts';
import { isSuspended } from '../../authentication/suspension.ts';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { conflict, forbidden } from '../../problems.ts';
import { lockAdmins } from '../accounts/feature.ts';
import { noAccount, readAccount } from './account-detail.ts';
import type { UserRow } from './account-list.ts';

/** The dependencies of every mutation of an account. */
export interface AccountPorts extends ActPorts, MailingPorts {
  brand: string;
}

/** An account whose row is locked, and the transaction that has locked it. */
export interface LockedAccount extends Transaction {
  account: UserRow;
}

/**
 * Does something with an account, one administrator after the other: one who has lost her role, or the use of it, while
 * she waited does nothing more. Answers with the account as it is afterwards.
 * @throws ApiProblem `not-found`; `forbidden`; what `act` throws
 */
export async function actOnAccount(
  id: string,
  ports: AccountPorts,
  act: (locked: LockedAccount) => Promise<void>,
): Promise<AdminAccount> {
  return inTransaction(ports.pool, async (transaction) => {
    const { [id]: account } = await lockAccounts(transaction.db, [id], ports);
    if (!account) throw noAccount();
    await act({ ...transaction, account });
    return readAccount(transaction.db, id, ports.now);
  });
}

/**
 * Locks accounts and the administrator who acts on them; first what every change of an administrator waits for, so that
 * no two wait for each other.
 * @throws ApiProblem `forbidden` when she is no active administrator any more
 */
export async function lockAccounts(
  db: Database,
  ids: readonly string[],
  { actor, now }: AccountPorts,
): Promise<Record<string, UserRow>> {
  await lockAdmins(db);
  // Not the strongest lock: a transaction that changes an event holds that and may have to name one of these accounts.
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids, actor.id]))
    .orderBy(asc(users.id))
    .for('no key update');
  const acting = rows.find((row) => row.id === actor.id);
  if (acting?.role !== 'admin' || isSuspended(acting, now)) throw forbidden();
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

export async function changeAccount(db: Database, { id }: UserRow, change: Partial<UserRow>): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}

/** Keeps in the log what was done about an account, and why. */
export async function recordOnAccount(
  db: Database,
  { actor, now, trace }: AccountPorts,
  act: Act,
  id: string,
  change: { before?: object; after?: object } = {},
): Promise<void> {
  await recordAct(db, trace, { act, at: now, actor, subject: `user:${id}`, ...change });
}

/** Refuses what nobody may do with her own account. */
export function refuseOwn({ id }: UserRow, { actor }: AccountPorts, message: string): void {
  if (id === actor.id) throw conflict(message);
}
