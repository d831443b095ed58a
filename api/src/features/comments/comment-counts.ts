import type { CommentState } from '@femcoders/contracts/moderation-names';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { commentCounts } from '../../database/comment-tables.ts';
import type { Database } from '../../database/database.ts';
import { foldCountDeltas } from '../../database/fold-count-deltas.ts';

/** How many comments each article has in each state, from what the database notes of every change. */
export function countPerPost(db: Database) {
  const { state, postId, change } = commentCounts;
  const total = sql<number>`sum(${change})::int`;
  return db
    .select({ state, postId, count: total })
    .from(commentCounts)
    .groupBy(state, postId)
    .having(sql`${total} <> 0`);
}

/** How many comments are in a state, below one article or below all: a query, to be read in another. */
export function notedCount(db: Database, state: CommentState, postId: number | undefined): SQL {
  const { state: inState, postId: below, change } = commentCounts;
  const asked = and(eq(inState, state), postId === undefined ? undefined : eq(below, postId));
  return db
    .select({ n: sql`coalesce(sum(${change}), 0)` })
    .from(commentCounts)
    .where(asked)
    .getSQL();
}

/** Makes one line of all that were noted for an article and a state. */
export const foldCommentCounts = (db: Database) =>
  foldCountDeltas(db, commentCounts, [commentCounts.postId, commentCounts.state]);
