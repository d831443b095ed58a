import type { HelpfulAnswer } from '@femcoders/contracts/comment';
import { and, desc, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../../database/change-feed.ts';
import { commentHelpful, comments } from '../../database/comment-tables.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { conflict, notFound } from '../../problems.ts';

/** Most of a member's marks below one article that its page hears of, the latest first. */
const mostListed = 1_000;

/** How many members a comment has helped, as a column of a query on comments. */
export const helpedCount = sql<number>`(select count(*)::int from ${commentHelpful}
  where ${commentHelpful.commentId} = ${comments.id})`;

/**
 * Says whether a comment has helped a member; the same again changes nothing.
 * @throws ApiProblem `not-found` when it is not published, `conflict` when it is her own
 */
export function markHelpful(
  commentId: string,
  userId: string,
  wanted: boolean,
  { pool, now }: { pool: pg.Pool; now: Date },
): Promise<HelpfulAnswer> {
  return inTransaction(pool, async ({ db, client }) => {
    const [published] = await db
      .select({ authorId: comments.authorId })
      .from(comments)
      .where(and(eq(comments.id, commentId), eq(comments.state, 'approved')))
      // It must not go away while something is tied to it.
      .for('share');
    if (!published) throw notFound('Este comentario ya no está publicado.');
    if (published.authorId === userId) throw conflict('Este comentario es tuyo: opinan las demás.');
    const hers = and(eq(commentHelpful.commentId, commentId), eq(commentHelpful.userId, userId));
    const changed = wanted
      ? await db.insert(commentHelpful).values({ commentId, userId, markedAt: now }).onConflictDoNothing().returning()
      : await db.delete(commentHelpful).where(hers).returning();
    if (changed.length > 0) await announce(client, 'comments_changed');
    return { helpful: wanted, count: await db.$count(commentHelpful, eq(commentHelpful.commentId, commentId)) };
  });
}

/** The comments of an article that have helped a member. */
export async function listHelpful(db: Database, userId: string, postId: number): Promise<string[]> {
  const rows = await db
    .select({ id: comments.id })
    .from(commentHelpful)
    .innerJoin(comments, eq(comments.id, commentHelpful.commentId))
    .where(and(eq(commentHelpful.userId, userId), eq(comments.postId, postId), eq(comments.state, 'approved')))
    .orderBy(desc(commentHelpful.markedAt))
    .limit(mostListed);
  return rows.map(({ id }) => id);
}
