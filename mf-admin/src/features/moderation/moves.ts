import type { ModeratedComment } from '@femcoders/contracts/moderation';
import type { CommentState } from '@femcoders/contracts/moderation-limits';
import type { CommentPage } from './api/moderation-list.ts';
import type { QueueView } from './queue-view.ts';

/** A change of state that this tab knows of better than a list that was asked for earlier. */
export interface Move {
  comment: ModeratedComment;
  from: CommentState;
  /** Null when somebody else has moved it, nobody here knows where to. */
  to: CommentState | null;
  /** When the API confirmed it (`tick`); null while its answer is awaited. */
  settledAt: number | null;
}

/** Comments and counts as they are now. */
export interface QueueNow {
  comments: ModeratedComment[];
  /** On all pages. */
  total: number;
  counts: CommentPage['counts'];
}

/**
 * The page as it is now: that of the API, less what was moved out of its state since it was asked for, plus what was
 * moved back. So a row neither returns nor vanishes because of a list that was on its way.
 */
export function queueNow(list: CommentPage, { state, order }: QueueView, moves: readonly Move[]): QueueNow {
  const newer = moves.filter(({ settledAt }) => settledAt === null || settledAt > list.askedAt);
  if (newer.length === 0) return { comments: list.entries, total: list.total, counts: list.counts };

  const counts = { ...list.counts };
  const last = new Map<string, Move>();
  for (const move of newer) {
    counts[move.from] = Math.max(0, counts[move.from] - 1);
    if (move.to) counts[move.to] += 1;
    last.set(move.comment.id, move);
  }
  const listed = new Set(list.entries.map(({ id }) => id));
  const staying = list.entries.filter(({ id }) => (last.get(id)?.to ?? state) === state && last.get(id)?.to !== null);
  const returning = [...last.values()].filter(({ to, comment }) => to === state && !listed.has(comment.id));
  return {
    comments:
      returning.length === 0 ? staying : [...staying, ...returning.map(({ comment }) => comment)].sort(byOrder(order)),
    total: list.total - (list.entries.length - staying.length) + returning.length,
    counts,
  };
}

function byOrder(order: QueueView['order']): (a: ModeratedComment, b: ModeratedComment) => number {
  if (order === 'risk') return (a, b) => (b.score ?? -1) - (a.score ?? -1);
  const direction = order === 'newest' ? -1 : 1;
  const time = ({ decision, createdAt }: ModeratedComment) => Date.parse(decision?.at ?? createdAt);
  return (a, b) => direction * (time(a) - time(b));
}
