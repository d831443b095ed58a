import type { Comment } from '@femcoders/contracts/comment';
import type { InferSelectModel } from 'drizzle-orm';
import { comments } from '../../database/comment-tables.ts';
import { helpedCount } from './helpful-comments.ts';

export type CommentRow = InferSelectModel<typeof comments>;

/** The fields of a comment. */
export const shown = {
  id: comments.id,
  postId: comments.postId,
  content: comments.content,
  alias: comments.alias,
  state: comments.state,
  createdAt: comments.createdAt,
  answerTo: comments.answerTo,
  helpful: helpedCount,
};

/** The wire form of spec section 3. */
export function toComment({
  id,
  postId,
  content,
  alias,
  state,
  createdAt,
  answerTo,
  helpful = 0,
}: Pick<CommentRow, Exclude<keyof typeof shown, 'helpful'>> & { helpful?: number }): Comment {
  const comment = { id, postId, content, alias, approved: state === 'approved', createdAt: createdAt.toISOString() };
  return { ...comment, ...(answerTo && { answerTo }), ...(helpful > 0 && { helpful }) };
}

/** Whether the score alone took it for spam, when it came: moderators decide later. */
export function isSetApartByScore({ state, decidedAt, decidedBy, createdAt }: CommentRow): boolean {
  return state === 'spam' && decidedBy === null && decidedAt?.getTime() === createdAt.getTime();
}
