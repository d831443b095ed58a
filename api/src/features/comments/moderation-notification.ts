import { moderation } from '@femcoders/contracts/role-groups';
import { counted } from '@femcoders/contracts/spanish-count';
import { and, count, eq, inArray, isNull, lte, or, type Placeholder } from 'drizzle-orm';
import type pg from 'pg';
import { isNotSuspended } from '../../authentication/suspension.ts';
import { comments, moderationNotice } from '../../database/comment-tables.ts';
import { attempt, inTransaction, type Transaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import type { NotifyMember } from '../../mail/notify-member.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import type { CommentPorts } from './comment-ports.ts';
import { countReported } from './comment-reports.ts';

/** Moderators get a mail at most this often. */
const notifyEveryMs = 2 * 60 * 60_000;

export interface NotificationPorts {
  now: Date;
  notifyMember: NotifyMember;
  /** Address of the site without a trailing slash. */
  publicUrl: string;
}

/** Notifies the moderators who want it; logs a failure instead of throwing, so that the comment is stored all the same. */
export function tryNotifyModerators(transaction: Transaction, ports: Omit<CommentPorts, 'db' | 'pool'>): Promise<void> {
  return attempt(
    transaction.client,
    () => notifyModerators(transaction, ports),
    (error) => ports.log.error({ err: error }, 'The moderators could not be notified of a comment.'),
  );
}

/**
 * Queues one mail per moderator and admin who wants it that says how many comments wait or are reported, unless there was one within two hours or
 * none waits. Never a comment's text.
 */
export async function notifyModerators(transaction: Transaction, ports: NotificationPorts): Promise<void> {
  const { db } = transaction;
  const [claimed] = await db
    .select()
    .from(moderationNotice)
    .where(isNotificationDue(notificationDueBefore(ports.now)))
    .for('update');
  if (!claimed) return;

  const [pending] = await db.select({ n: count() }).from(comments).where(eq(comments.state, 'pending'));
  const waiting = (pending?.n ?? 0) + (await countReported(db)).count;
  if (waiting === 0) return;
  await db.update(moderationNotice).set({ sentAt: ports.now }).where(eq(moderationNotice.onlyRow, true));
  const moderators = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, moderation), isNotSuspended(ports.now)));
  for (const { id } of moderators)
    await ports.notifyMember(transaction, id, 'moderation', ({ email }) =>
      notificationMail(email, waiting, ports.publicUrl),
    );
}

/** A moderator who got a mail less than two hours ago gets no other. */
export const notificationDueBefore = (now: Date): Date => new Date(now.getTime() - notifyEveryMs);

/**
 * Whether there was none since then.
 * @param before `notificationDueBefore`, or a placeholder of a prepared query
 */
export const isNotificationDue = (before: Date | Placeholder) =>
  or(isNull(moderationNotice.sentAt), lte(moderationNotice.sentAt, before));

function notificationMail(to: string, waiting: number, publicUrl: string): OutgoingMail {
  const subject = counted(waiting, 'comentario espera revisión', 'comentarios esperan revisión');
  return composeMail({
    to,
    subject,
    paragraphs: [`${subject}.`],
    links: [['Revisar los comentarios', `${publicUrl}/admin/comments`]],
    why: 'Recibes este correo porque moderas los comentarios.',
  });
}

/** Notifies the moderators that comments wait, when they have had no mail for two hours. Meant to run every hour. */
export async function remindModerators(pool: pg.Pool, ports: NotificationPorts): Promise<void> {
  await inTransaction(pool, (transaction) => notifyModerators(transaction, ports));
}
