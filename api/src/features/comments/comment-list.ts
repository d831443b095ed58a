import type { Comment, CommentCount } from '@femcoders/contracts/comment';
import { and, count, eq, type InferSelectModel, sql } from 'drizzle-orm';
import { comments } from '../../database/comment-tables.ts';
import type { Database } from '../../database/database.ts';
import { readKeysetPage } from '../../lists/keyset-page.ts';
import type { KeysetPage } from '../../lists/listing.ts';
import { notedCount } from './comment-counts.ts';

export type CommentRow = InferSelectModel<typeof comments>;

/** The fields of a comment. */
const shown = {
  id: comments.id,
  postId: comments.postId,
  content: comments.content,
  alias: comments.alias,
  state: comments.state,
  createdAt: comments.createdAt,
};

/** The wire form of spec section 3. */
export function toComment({
  id,
  postId,
  content,
  alias,
  state,
  createdAt,
}: Pick<CommentRow, keyof typeof shown>): Comment {
  return { id, postId, content, alias, approved: state === 'approved', createdAt: createdAt.toISOString() };
}

/** Whether the score alone took it for spam, when it came: moderators decide later. */
export function isSetApartByScore({ state, decidedAt, decidedBy, createdAt }: CommentRow): boolean {
  return state === 'spam' && decidedBy === null && decidedAt?.getTime() === createdAt.getTime();
}

/** The newest first; one row more than the page holds, when there is one. */
export async function listComments(
  db: Database,
  state: 'pending' | 'approved',
  postId: number | undefined,
  page: KeysetPage,
): Promise<Comment[]> {
  const rows = await readKeysetPage(db, page, {
    table: comments,
    instant: comments.createdAt,
    id: comments.id,
    order: 'desc',
    listed: and(eq(comments.state, state), postId === undefined ? undefined : eq(comments.postId, postId)),
    columns: shown,
    length: () => notedCount(db, state, postId),
  });
  return rows.map(toComment);
}

/**
 * How many approved comments a post has, and where one of them stands in the list.
 * @param commentId whose place is asked for
 */
export async function countApproved(db: Database, postId: number, commentId?: string): Promise<CommentCount> {
  const ofPost = and(eq(comments.state, 'approved'), eq(comments.postId, postId));
  const [all] = await db.select({ n: count() }).from(comments).where(ofPost);
  const total = all?.n ?? 0;
  if (commentId === undefined) return { total, place: null };
  const [asked] = await db
    .select({ createdAt: comments.createdAt })
    .from(comments)
    .where(and(ofPost, eq(comments.id, commentId)));
  if (!asked) return { total, place: null };
  const notAfter = sql`(${comments.createdAt}, ${comments.id}) >= (${asked.createdAt.toISOString()}::timestamptz, ${commentId}::uuid)`;
  const [first] = await db.select({ n: count() }).from(comments).where(and(ofPost, notAfter));
  return { total, place: first?.n ?? null };
}
