import type { PlannedDeletion } from '@femcoders/contracts/my-data';
import { type CommentFate, deletionGraceDays } from '@femcoders/contracts/my-data-limits';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { type Database, inTransaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { notFound } from '../../problems.ts';
import { refuseLastAdmin } from '../accounts/last-admin.ts';
import { type RequestTrace, recordAct } from '../audit/audit-log.ts';
import type { EnqueueMail } from '../mailbox/outbox.ts';
import { deletionMail } from './my-data-mails.ts';

const dayMs = 24 * 60 * 60_000;

export interface DeletionPorts {
  pool: pg.Pool;
  now: Date;
  publicUrl: string;
  enqueueMail: EnqueueMail;
  trace: RequestTrace;
}

export async function readDeletion(db: Database, userId: string): Promise<PlannedDeletion> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound('Esta persona no existe.');
  return told(user);
}

/**
 * Sets the day on which an account goes and tells its owner by mail. Asked for again, the day stays and only what
 * happens to the comments changes.
 * @throws ApiProblem `conflict` for the last administrator
 */
export async function planDeletion(userId: string, fate: CommentFate, ports: DeletionPorts): Promise<PlannedDeletion> {
  const { pool, now, publicUrl, enqueueMail, trace } = ports;
  return inTransaction(pool, async ({ db, client }) => {
    await refuseLastAdmin(db, userId, now);
    const before = await lockUser(db, userId);
    const deleteAt = before.deleteAt ?? new Date(now.getTime() + deletionGraceDays * dayMs);
    const deleteComments = fate === 'delete';
    await db.update(users).set({ deleteAt, deleteComments }).where(eq(users.id, userId));
    if (!before.deleteAt) {
      const subject = `user:${userId}`;
      await recordAct(db, trace, { act: 'user.deletion-plan', at: now, actor: before, subject, after: { deleteAt } });
      await enqueueMail(client, deletionMail(before.email, publicUrl, deleteAt, deleteComments));
    }
    return told({ deleteAt, deleteComments });
  });
}

/** She keeps her account. Twice is once. */
export async function cancelDeletion(
  userId: string,
  { pool, now, trace }: Pick<DeletionPorts, 'pool' | 'now' | 'trace'>,
): Promise<PlannedDeletion> {
  return inTransaction(pool, async ({ db }) => {
    const before = await lockUser(db, userId);
    const kept = { deleteAt: null, deleteComments: false };
    if (!before.deleteAt) return told(kept);
    await db.update(users).set(kept).where(eq(users.id, userId));
    await recordAct(db, trace, { act: 'user.deletion-cancel', at: now, actor: before, subject: `user:${userId}` });
    return told(kept);
  });
}

async function lockUser(db: Database, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw notFound('Esta persona no existe.');
  return user;
}

function told({ deleteAt, deleteComments }: { deleteAt: Date | null; deleteComments: boolean }): PlannedDeletion {
  return { deleteAt: deleteAt?.toISOString() ?? null, comments: deleteComments ? 'delete' : 'anonymise' };
}
