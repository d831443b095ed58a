import type { Comment } from '@femcoders/contracts/comment';
import { and, desc, eq, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { comments } from '../../database/schema.ts';
import { type Page, rowsToRead, rowsToSkip } from '../listing.ts';

export type CommentRow = InferSelectModel<typeof comments>;

/** The wire form of spec section 3. */
export function toComment({ id, postId, content, alias, state, createdAt }: CommentRow): Comment {
  return { id, postId, content, alias, approved: state === 'approved', createdAt: createdAt.toISOString() };
}

/** The newest first; one row more than the page holds, when there is one. */
export async function listComments(
  db: Database,
  state: 'pending' | 'approved',
  postId: number | undefined,
  page: Page,
): Promise<Comment[]> {
  const rows = await db
    .select()
    .from(comments)
    .where(and(eq(comments.state, state), postId === undefined ? undefined : eq(comments.postId, postId)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(rowsToRead(page))
    .offset(rowsToSkip(page));
  return rows.map(toComment);
}
