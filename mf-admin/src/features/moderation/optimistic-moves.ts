import type { ModeratedComment } from '@femcoders/contracts/moderation';
import { type CommentListName, type Decision, stateAfter } from '@femcoders/contracts/moderation-names';
import type { CommentPage } from './api/moderation-list.ts';
import type { QueueView } from './queue-view.ts';

/** The lists in which a comment stands: what is published may be reported, too. */
export type Lists = readonly CommentListName[];

export function listsOf({ state, reports }: Pick<ModeratedComment, 'state' | 'reports'>): Lists {
  return state === 'approved' && reports ? ['approved', 'reported'] : [state];
}

/** Where it stands after a decision. */
export function listsAfter({ reports }: ModeratedComment, decision: Decision): Lists {
  return listsOf({ state: stateAfter[decision], reports: decision === 'keep' ? null : reports });
}

/** A change of lists that this tab knows of better than a list that was asked for earlier. */
export interface Move {
  comment: ModeratedComment;
  from: Lists;
  /** Null when somebody else has moved it, nobody here knows where to. */
  to: Lists | null;
  /** When the API confirmed it (`nextSequence`); null while its answer is awaited. */
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
    for (const name of move.from) counts[name] = Math.max(0, counts[name] - 1);
    for (const name of move.to ?? []) counts[name] += 1;
    last.set(move.comment.id, move);
  }
  const listed = new Set(list.entries.map(({ id }) => id));
  const staying = list.entries.filter(({ id }) => {
    const to = last.get(id)?.to;
    return to === undefined || to?.includes(state);
  });
  const returning = [...last.values()].filter(({ to, comment }) => to?.includes(state) && !listed.has(comment.id));
  return {
    comments:
      returning.length === 0
        ? staying
        : [...staying, ...returning.map(({ comment }) => comment)].sort(byOrder(order, state)),
    total: list.total - (list.entries.length - staying.length) + returning.length,
    counts,
  };
}

function byOrder(
  order: QueueView['order'],
  state: CommentListName,
): (a: ModeratedComment, b: ModeratedComment) => number {
  if (order === 'risk') return (a, b) => (b.score ?? -1) - (a.score ?? -1);
  const direction = order === 'newest' ? -1 : 1;
  const time = (comment: ModeratedComment) => Date.parse(listedSince(comment, state));
  return (a, b) => direction * (time(a) - time(b));
}

/** Since when a comment stands in a list: an ISO 8601 instant. */
export function listedSince({ createdAt, decision, reports }: ModeratedComment, list: CommentListName): string {
  return (list === 'reported' ? reports?.since : decision?.at) ?? createdAt;
}
