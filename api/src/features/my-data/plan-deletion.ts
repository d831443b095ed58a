import type { PlannedDeletion } from '@femcoders/contracts/my-data';
import { deletionGraceDays } from '@femcoders/contracts/my-data-limits';
import type { CommentFate } from '@femcoders/contracts/my-data-names';
import { eq } from 'drizzle-orm';
import { type RequestTrace, recordAct } from '../../audit/audit-log.ts';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { notFound } from '../../problems.ts';
import { refuseLastAdmin } from '../accounts/feature.ts';
import { deletionMail } from './my-data-mails.ts';

const dayMs = 24 * 60 * 60_000;

/** An administrator who does in a member's stead what only she may do otherwise, and why. */
export interface OnBehalf {
  actor: { id: string; name: string };
  reason: string;
}

export interface DeletionPorts extends MailingPorts {
  trace: RequestTrace;
}

export async function readDeletion(db: Database, userId: string): Promise<PlannedDeletion> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound('Esta persona no existe.');
  return plannedDeletion(user);
}

/**
 * Sets the day on which an account goes and notifies its owner by mail. Asked for again, the day stays and only what
 * happens to the comments changes.
 * @throws ApiProblem `conflict` for the last administrator
 */
export async function planDeletion(userId: string, fate: CommentFate, ports: DeletionPorts): Promise<PlannedDeletion> {
  return inTransaction(ports.pool, (transaction) => planDeletionIn(transaction, userId, fate, ports));
}

/** The same, inside the caller's transaction, also by somebody in her stead. */
export async function planDeletionIn(
  { db, client }: Transaction,
  userId: string,
  fate: CommentFate,
  { now, publicUrl, enqueueMail, trace }: Omit<DeletionPorts, 'pool'>,
  onBehalf?: OnBehalf,
): Promise<PlannedDeletion> {
  await refuseLastAdmin(db, userId, now);
  const before = await lockUser(db, userId);
  const deleteAt = before.deleteAt ?? new Date(now.getTime() + deletionGraceDays * dayMs);
  const deleteComments = fate === 'delete';
  await db.update(users).set({ deleteAt, deleteComments }).where(eq(users.id, userId));
  if (!before.deleteAt) {
    const actor = onBehalf?.actor ?? before;
    const after = { deleteAt, ...(onBehalf && { reason: onBehalf.reason }) };
    await recordAct(db, trace, { act: 'user.deletion-plan', at: now, actor, subject: `user:${userId}`, after });
    const by = onBehalf ? 'team' : 'herself';
    await enqueueMail(client, deletionMail(before.email, publicUrl, { deleteAt, deleteComments, by }));
  }
  return plannedDeletion({ deleteAt, deleteComments });
}

/** She keeps her account. Twice is once. */
export async function cancelDeletion(
  userId: string,
  ports: Pick<DeletionPorts, 'pool' | 'now' | 'trace'>,
): Promise<PlannedDeletion> {
  return inTransaction(ports.pool, (transaction) => cancelDeletionIn(transaction, userId, ports));
}

/** The same, inside the caller's transaction, also by somebody in her stead. */
export async function cancelDeletionIn(
  { db }: Pick<Transaction, 'db'>,
  userId: string,
  { now, trace }: Pick<DeletionPorts, 'now' | 'trace'>,
  onBehalf?: OnBehalf,
): Promise<PlannedDeletion> {
  const before = await lockUser(db, userId);
  const kept = { deleteAt: null, deleteComments: false };
  if (!before.deleteAt) return plannedDeletion(kept);
  await db.update(users).set(kept).where(eq(users.id, userId));
  const actor = onBehalf?.actor ?? before;
  const after = onBehalf && { reason: onBehalf.reason };
  await recordAct(db, trace, { act: 'user.deletion-cancel', at: now, actor, subject: `user:${userId}`, after });
  return plannedDeletion(kept);
}

async function lockUser(db: Database, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw notFound('Esta persona no existe.');
  return user;
}

function plannedDeletion({
  deleteAt,
  deleteComments,
}: {
  deleteAt: Date | null;
  deleteComments: boolean;
}): PlannedDeletion {
  return { deleteAt: deleteAt?.toISOString() ?? null, comments: deleteComments ? 'delete' : 'anonymise' };
}
