import { inactivityMonths, inactivityNoticeDays } from '@femcoders/contracts/my-data-limits';
import type { Role } from '@femcoders/contracts/session';
import { isoDay } from '@femcoders/contracts/spanish-date';
import { and, asc, eq, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { recordAct } from '../../audit/audit-log.ts';
import { createDatabase, inTransaction, type Transaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';
import type { EnqueueMail, MailingPorts } from '../../mail/outgoing-mail.ts';
import type { PlaceLinks } from '../../mail/place-links.ts';
import { goneMail, inactivityMail } from './my-data-mails.ts';

export interface RemovalPorts extends Omit<MailingPorts, 'pool'> {
  links: PlaceLinks;
  /** The data parts about members. */
  parts: readonly DataPart[];
}

/** The team's accounts are kept, however seldom they log in. */
const kept: Role[] = ['moderator', 'organiser', 'admin'];
const trace = { requestId: 'housekeeping', addressHash: null };
const actorName = 'sistema';

/**
 * Removes the accounts whose owners asked for it and whose days of grace are over, and those that nobody has used for
 * 24 months and whose owners were notified 30 days ago. Each goes whole or not at all; one that cannot go keeps no other.
 * @throws AggregateError when some could not be removed, after all others were
 */
export async function removeDueAccounts(pool: pg.Pool, ports: RemovalPorts): Promise<void> {
  const due = isDue(ports.now);
  const rows = await createDatabase(pool).select({ id: users.id }).from(users).where(due);
  const failures: unknown[] = [];
  for (const { id } of rows) {
    await inTransaction(pool, (transaction) => removeAccount(transaction, id, due, ports)).catch((error) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some accounts could not be removed.');
}

/** Most mails at once, so that many old accounts do not become many mails in one hour; the others come next time. */
export const mostMailsAtOnce = 100;

/** Notifies those whose account will go because nobody uses it, once, and first who has been away longest. */
export async function notifyInactive(pool: pg.Pool, ports: Omit<RemovalPorts, 'links' | 'parts'>): Promise<void> {
  const { now, publicUrl, enqueueMail } = ports;
  const unused = lte(
    lastSeen,
    sql`${isoDay(now)}::date - ${inactivityMonths} * interval '1 month' + ${inactivityNoticeDays} * interval '1 day'`,
  );
  const notNotified = sql`coalesce(${users.inactivityNotifiedOn} <= ${lastSeen}, true)`;
  // Days of the calendar are counted from noon: those on which clocks change have other lengths.
  const noon = Date.parse(`${isoDay(now)}T12:00:00Z`);
  const deleteOn = new Date(noon + inactivityNoticeDays * 24 * 60 * 60_000);
  await inTransaction(pool, async ({ db, client }) => {
    const due = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(notInArray(users.role, kept), isNull(users.deleteAt), unused, notNotified))
      .orderBy(asc(lastSeen), asc(users.id))
      .limit(mostMailsAtOnce)
      .for('no key update');
    for (const { id, email } of due) {
      await db
        .update(users)
        .set({ inactivityNotifiedOn: isoDay(now) })
        .where(eq(users.id, id));
      await enqueueMail(client, inactivityMail(email, publicUrl, deleteOn));
      await recordAct(db, trace, { act: 'user.inactivity', at: now, actor: null, actorName, subject: `user:${id}` });
    }
  });
}

/** The day on which she was here last, or came first. */
const lastSeen = sql`coalesce(${users.lastSeenOn}, (${users.createdAt} at time zone 'Europe/Madrid')::date)`;

function isDue(now: Date): SQL | undefined {
  const notifiedLongAgo = lte(users.inactivityNotifiedOn, sql`${isoDay(now)}::date - ${inactivityNoticeDays}::int`);
  const neverCameBack = sql`${lastSeen} < ${users.inactivityNotifiedOn}`;
  return or(lte(users.deleteAt, now), and(notInArray(users.role, kept), notifiedLongAgo, neverCameBack));
}

/**
 * Every part goes in the same transaction, last the account itself.
 * @param due asked again within the lock: she may have changed her mind just now
 */
async function removeAccount(
  transaction: Transaction,
  id: string,
  due: SQL | undefined,
  { now, publicUrl, enqueueMail, links, parts }: RemovalPorts,
): Promise<void> {
  const { db, client } = transaction;
  // Not the strongest lock: a transaction that changes an event holds that and may have to name her account.
  const [owner] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), due))
    .for('no key update');
  if (!owner) return;
  const { email } = owner;
  const toOthers: EnqueueMail = async (toClient, mail) => {
    if (mail.to !== email) await enqueueMail(toClient, mail);
  };
  for (const part of parts) await part.erase?.(transaction, owner, { now, enqueueMail: toOthers, links });
  await db.delete(users).where(eq(users.id, id));
  await recordAct(db, trace, { act: 'user.delete', at: now, actor: null, actorName, subject: `user:${id}` });
  await enqueueMail(client, goneMail(email, publicUrl));
}
