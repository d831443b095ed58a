import type { Comment } from '@femcoders/contracts/comment';
import { ApiError, useQueryClient } from '@femcoders/platform';
import { useCallback, useRef, useState } from 'react';
import { useAdminApi } from '../room/use-admin-api.ts';
import { type Act, decideComment } from './api/decide-comment.ts';
import { type PendingList, pendingCommentsKey } from './api/pending-comments.ts';
import { restoreComment } from './api/restore-comment.ts';
import type { Override, Overrides } from './overrides.ts';

/** A decision that can be taken back. */
export interface Decision {
  comment: Comment;
  act: Act;
}

/** Something that did not go as the moderator wanted, in her words. */
export interface ModerationProblem {
  commentId: string;
  message: string;
}

const noOverrides: Overrides = new Map();
const verbs = { approve: 'aprobar', reject: 'rechazar', restore: 'deshacer la decisión sobre' } as const;

/**
 * Approving, rejecting and taking back. Each shows at once and is rolled back, with a message, when the API refuses
 * it. Acts on one comment wait for each other; acts on several run side by side.
 */
export function useModeration() {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const [overrides, setOverrides] = useState(noOverrides);
  const [lastDecision, setLastDecision] = useState<Decision | null>(null);
  const [problems, setProblems] = useState<readonly ModerationProblem[]>([]);
  const underWay = useRef(new Map<string, Promise<boolean>>());

  const override = useCallback((next: Override) => {
    setOverrides((all) => new Map(all).set(next.comment.id, next));
    return next;
  }, []);

  /** Replaces an override, unless a later act on the same comment has. */
  const settle = useCallback((mine: Override, pending: boolean) => {
    const settled = { ...mine, pending, settledAt: performance.now() };
    setOverrides((all) => (all.get(mine.comment.id) === mine ? new Map(all).set(mine.comment.id, settled) : all));
  }, []);

  const dismissProblem = useCallback((commentId: string) => {
    setProblems((all) => all.filter((problem) => problem.commentId !== commentId));
  }, []);

  const reportProblem = useCallback(
    (comment: Comment, message: string) => {
      dismissProblem(comment.id);
      setProblems((all) => [...all, { commentId: comment.id, message }]);
    },
    [dismissProblem],
  );

  const decide = useCallback(
    async (comment: Comment, act: Act) => {
      if (underWay.current.has(comment.id)) return;
      const mine = override({ comment, pending: false, settledAt: null });
      dismissProblem(comment.id);
      setLastDecision({ comment, act });
      const forgetDecision = () => setLastDecision((last) => (last?.comment.id === comment.id ? null : last));

      const outcome = decideComment(api, comment.id, act).then(
        () => {
          settle(mine, false);
          queryClient.setQueryData<PendingList>(pendingCommentsKey, (list) => list && without(list, comment.id));
          // What is read elsewhere in this tab must not be older than this decision.
          void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isApprovedComments(queryKey) });
          return true;
        },
        (error: unknown) => {
          const gone = isGone(error);
          settle(mine, !gone);
          forgetDecision();
          reportProblem(comment, gone ? goneMessage(comment, error) : failureMessage(comment, act, error));
          return false;
        },
      );
      underWay.current.set(comment.id, outcome);
      await outcome;
      underWay.current.delete(comment.id);
    },
    [api, queryClient, override, settle, dismissProblem, reportProblem],
  );

  /** Takes the last decision back; the comment returns to the queue. */
  const undo = useCallback(async () => {
    if (!lastDecision) return;
    const { comment } = lastDecision;
    setLastDecision(null);
    const mine = override({ comment, pending: true, settledAt: null });
    const outcome = (async () => {
      // A decision that failed has left nothing to take back.
      if ((await underWay.current.get(comment.id)) === false) return true;
      try {
        await restoreComment(api, comment.id);
        settle(mine, true);
        queryClient.setQueryData<PendingList>(pendingCommentsKey, (list) => list && withComment(list, comment));
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isApprovedComments(queryKey) });
        return true;
      } catch (error) {
        settle(mine, false);
        if (!isGone(error)) setLastDecision((later) => later ?? lastDecision);
        reportProblem(comment, isGone(error) ? goneMessage(comment, error) : failureMessage(comment, 'restore', error));
        return true;
      }
    })();
    underWay.current.set(comment.id, outcome);
    await outcome;
    underWay.current.delete(comment.id);
  }, [api, lastDecision, queryClient, override, settle, reportProblem]);

  return { overrides, lastDecision, problems, decide, undo, dismissProblem };
}

/** Somebody else has decided, or the comment no longer exists: it has left the queue in any case. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}

function goneMessage({ alias }: Comment, error: unknown): string {
  const state = error instanceof ApiError && error.status === 409 ? error.message : 'Este comentario ya no existe.';
  return `«${alias}»: otra persona lo ha decidido antes que tú. ${state}`;
}

function failureMessage({ alias }: Comment, act: keyof typeof verbs, error: unknown): string {
  const reason = error instanceof Error ? error.message : 'Algo ha fallado por nuestra parte.';
  const place = act === 'restore' ? 'Puedes volver a intentarlo.' : 'Sigue en la lista.';
  return `No se ha podido ${verbs[act]} el comentario de «${alias}». ${reason} ${place}`;
}

function isApprovedComments(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === 'comments' && queryKey[1] === 'approved';
}

function without(list: PendingList, id: string): PendingList {
  return { ...list, comments: list.comments.filter((comment) => comment.id !== id) };
}

function withComment(list: PendingList, comment: Comment): PendingList {
  return { ...without(list, comment.id), comments: [comment, ...without(list, comment.id).comments] };
}
