import type { Comment } from '@femcoders/contracts/comment';
import type { PendingList } from './api/pending-comments.ts';

/** What this tab knows of one comment better than a list that was asked for earlier. */
export interface Override {
  comment: Comment;
  /** Whether the comment is in the queue. */
  pending: boolean;
  /** When the API confirmed it (`performance.now()`); null while its answer is awaited. */
  settledAt: number | null;
}

export type Overrides = ReadonlyMap<string, Override>;

/**
 * The queue as it is now: the list of the API, less what was decided here since it was asked for, plus what was taken
 * back. So a row neither returns nor vanishes because of a list that was on its way.
 */
export function commentsNow({ comments, askedAt }: PendingList, overrides: Overrides): Comment[] {
  if (overrides.size === 0) return comments;
  const newer = (id: string) => {
    const override = overrides.get(id);
    return override && (override.settledAt === null || override.settledAt >= askedAt) ? override : undefined;
  };
  const listed = new Set(comments.map(({ id }) => id));
  const takenBack = [...overrides.values()].filter(
    ({ comment, pending }) => pending && !listed.has(comment.id) && newer(comment.id),
  );
  const rest = comments.filter(({ id }) => newer(id)?.pending ?? true);
  return takenBack.length === 0 ? rest : [...rest, ...takenBack.map(({ comment }) => comment)];
}
