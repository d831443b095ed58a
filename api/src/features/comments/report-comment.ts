import type { newReportSchema } from '@femcoders/contracts/comment';
import { dayMillisecondsOf, retention } from '@femcoders/contracts/retention';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { output } from 'zod/mini';
import { commentReports, comments } from '../../database/comment-tables.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { notFound } from '../../problems.ts';
import type { CommentPorts } from './comment-ports.ts';
import { tryNotifyModerators } from './moderation-notification.ts';

/** How long a reader is counted once, in milliseconds. */
const addressLifeMs = 24 * 60 * 60_000;
/** How long a report is kept that a moderator is done with: as long as what she rejected, in milliseconds. */
const closedLifeMs = dayMillisecondsOf(retention.commentReport);

interface ReportPorts extends CommentPorts {
  addressHash: string;
}

/**
 * Keeps that a reader objects to a published comment, and notifies the moderators. Nobody is named, and the same address
 * counts once.
 * @throws ApiProblem `not-found` when it is not published
 */
export async function reportComment(id: string, report: output<typeof newReportSchema>, ports: ReportPorts) {
  const { now, addressHash } = ports;
  await inTransaction(ports.pool, async (transaction) => {
    const { db } = transaction;
    const [published] = await db
      .select({ id: comments.id })
      .from(comments)
      .where(and(eq(comments.id, id), eq(comments.state, 'approved')))
      // It must not go away while something is tied to it.
      .for('share');
    if (!published) throw notFound('Este comentario ya no está publicado.');
    const kept = await db
      .insert(commentReports)
      .values({ commentId: id, reason: report.reason, note: report.note || null, addressHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: commentReports.id });
    if (kept.length > 0) await tryNotifyModerators(transaction, ports);
  });
}

/** Clears the hashed addresses of those who reported a comment, after a day, and deletes closed reports after 90 days. */
export async function purgeReports(db: Database, now: Date): Promise<void> {
  await db.delete(commentReports).where(lt(commentReports.closedAt, new Date(now.getTime() - closedLifeMs)));
  await db
    .update(commentReports)
    .set({ addressHash: null })
    .where(
      and(isNotNull(commentReports.addressHash), lt(commentReports.createdAt, new Date(now.getTime() - addressLifeMs))),
    );
}
