import type { ModeratedComment } from '@femcoders/contracts/moderation';
import {
  type CommentState,
  type Decision,
  type RejectReason,
  stateAfter,
} from '@femcoders/contracts/moderation-limits';
import { useQueryClient } from '@femcoders/platform';
import { useCallback, useRef, useState } from 'react';
import { useAdminApi } from '../room/use-admin-api.ts';
import { waitingWorkKey } from '../room/waiting-work.ts';
import { decideComments } from './api/decide-comments.ts';
import { moderationListKey } from './api/moderation-list.ts';
import { decisionTo, decisionWords } from './decision-words.ts';
import type { Move } from './moves.ts';
import { tick } from './tick.ts';

/** Why comments are rejected. */
export interface Rejection {
  reason: RejectReason;
  /** Empty when there is none. */
  note: string;
}

/** A decision that can be taken back. */
export interface DecisionTaken {
  decision: Decision;
  /** As they were before. */
  comments: readonly ModeratedComment[];
}

/** Something that did not go as the moderator wanted, in her words. */
export interface ModerationProblem {
  commentIds: readonly string[];
  message: string;
}

/** What is wanted of one comment. */
interface Wish {
  comment: ModeratedComment;
  decision: Decision;
  from: CommentState;
  reason?: RejectReason | undefined;
  note?: string | undefined;
}

/**
 * Deciding about comments, one or several at once, and taking the last decision back. Each shows at once and is rolled
 * back, with a message, when the API refuses it. Acts on one comment wait for each other; acts on several run side by
 * side.
 */
export function useModeration() {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [lastDecision, setLastDecision] = useState<DecisionTaken | null>(null);
  const [problems, setProblems] = useState<readonly ModerationProblem[]>([]);
  /** For every comment that is being decided about: whether that was done. */
  const underWay = useRef(new Map<string, Promise<boolean>>());

  const dismissProblems = useCallback((ids: readonly string[]) => {
    setProblems((all) => all.filter(({ commentIds }) => !commentIds.some((id) => ids.includes(id))));
  }, []);

  /** @returns ids of the comments with which it was done, and whether what failed may be tried again */
  const carryOut = useCallback(
    async (wishes: readonly Wish[], verb: string) => {
      const mine = new Map<string, Move>(
        wishes.map(({ comment, decision, from }) => [
          comment.id,
          { comment, from, to: stateAfter[decision], settledAt: null },
        ]),
      );
      const ids = [...mine.keys()];
      dismissProblems(ids);
      setMoves((all) => [...all, ...mine.values()]);
      /** Replaces the moves named; null takes them away. */
      const settle = (settled: ReadonlyMap<string, CommentState | null>, undone: readonly string[] = []) => {
        const settledAt = tick();
        setMoves((all) =>
          all.flatMap((move) => {
            const { id } = move.comment;
            if (mine.get(id) !== move) return [move];
            if (undone.includes(id)) return [];
            return [settled.has(id) ? { ...move, to: settled.get(id) ?? null, settledAt } : move];
          }),
        );
      };

      const outcome = (async () => {
        const before = await Promise.all(ids.map((id) => underWay.current.get(id) ?? true));
        // What the act before failed to do leaves nothing to do here.
        const possible = wishes.filter((_, index) => before[index]);
        settle(
          new Map(),
          ids.filter((_, index) => !before[index]),
        );
        if (possible.length === 0) return { done: [], again: false };
        try {
          const outcomes = await decideComments(
            api,
            possible.map(({ comment, ...wish }) => ({ ...wish, id: comment.id })),
          );
          const gone = outcomes.filter(({ message }) => message !== null);
          const done = outcomes.filter(({ message }) => message === null).map(({ id }) => id);
          settle(
            new Map(outcomes.map(({ id, message }) => [id, message === null ? (mine.get(id)?.to ?? null) : null])),
          );
          if (gone.length > 0) {
            const lost = possible.map(({ comment }) => comment).filter(({ id }) => gone.some((one) => one.id === id));
            setProblems((all) => [
              ...all,
              { commentIds: lost.map(({ id }) => id), message: goneMessage(lost, gone[0]?.message) },
            ]);
          }
          return { done, again: false };
        } catch (error) {
          const failed = possible.map(({ comment }) => comment);
          settle(
            new Map(),
            failed.map(({ id }) => id),
          );
          setProblems((all) => [
            ...all,
            { commentIds: failed.map(({ id }) => id), message: failureMessage(failed, verb, error) },
          ]);
          return { done: [], again: true };
        }
      })();
      for (const id of ids)
        underWay.current.set(
          id,
          outcome.then(({ done }) => done.includes(id)),
        );
      const own = new Map(ids.map((id) => [id, underWay.current.get(id)]));
      const result = await outcome;
      for (const [id, promise] of own) if (underWay.current.get(id) === promise) underWay.current.delete(id);
      // A list that is asked for while others are decided would be asked for again at once.
      if (underWay.current.size === 0) {
        void queryClient.invalidateQueries({ queryKey: moderationListKey });
        void queryClient.invalidateQueries({ queryKey: waitingWorkKey });
        // What is read elsewhere in this tab must not be older than this decision.
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isApprovedComments(queryKey) });
      }
      return result;
    },
    [api, queryClient, dismissProblems],
  );

  const decide = useCallback(
    async (comments: readonly ModeratedComment[], decision: Decision, rejection?: Rejection) => {
      const free = comments.filter(({ id }) => !underWay.current.has(id));
      if (free.length === 0) return;
      const taken: DecisionTaken = { decision, comments: free };
      setLastDecision(taken);
      const { done } = await carryOut(
        free.map((comment) => ({
          comment,
          decision,
          from: comment.state,
          reason: rejection?.reason,
          note: rejection?.note || undefined,
        })),
        decisionWords[decision].verb,
      );
      for (const { id } of free) {
        if (done.includes(id) || !rejection) unsentRejections.delete(id);
        else unsentRejections.set(id, rejection);
      }
      if (done.length === free.length) return;
      const left = free.filter(({ id }) => done.includes(id));
      setLastDecision((last) => (last !== taken ? last : left.length > 0 ? { decision, comments: left } : null));
    },
    [carryOut],
  );

  /** Takes the last decision back: each comment returns to the state that it had. */
  const undo = useCallback(async () => {
    if (!lastDecision) return;
    setLastDecision(null);
    const { comments, decision } = lastDecision;
    const { again } = await carryOut(
      comments.map((comment) => ({
        comment,
        decision: decisionTo[comment.state],
        from: stateAfter[decision],
        reason: comment.decision?.reason ?? undefined,
        note: comment.decision?.note ?? undefined,
      })),
      'deshacer la decisión sobre',
    );
    if (again) setLastDecision((later) => later ?? lastDecision);
  }, [lastDecision, carryOut]);

  return { moves, lastDecision, problems, decide, undo, dismissProblems };
}

/**
 * What was written to reject a comment and could not be stored, until it can: also through a login page in between.
 */
const unsentRejections = new Map<string, Rejection>();

/** What was written the last time that these comments could not be rejected. */
export function unsentRejection([first]: readonly ModeratedComment[]): Rejection | undefined {
  return first && unsentRejections.get(first.id);
}

/** Somebody else has decided, or the comment no longer exists: it has left the list in any case. */
function goneMessage(comments: readonly ModeratedComment[], message: string | null | undefined): string {
  const names = comments.map(({ alias }) => `«${alias}»`).join(', ');
  if (comments.length === 1) return `${names}: otra persona lo ha decidido antes que tú. ${message}`;
  return `Otra persona ha decidido antes que tú sobre ${comments.length} comentarios: ${names}.`;
}

function failureMessage(comments: readonly ModeratedComment[], verb: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : 'Algo ha fallado por nuestra parte.';
  const undone = verb.startsWith('deshacer');
  if (comments.length > 1) {
    const place = undone ? 'Puedes volver a intentarlo.' : 'Siguen en la lista.';
    return `No hemos podido ${verb} ${comments.length} comentarios. ${reason} ${place}`;
  }
  const place = undone ? 'Puedes volver a intentarlo.' : 'Sigue en la lista.';
  return `No se ha podido ${verb} el comentario de «${comments[0]?.alias}». ${reason} ${place}`;
}

function isApprovedComments(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === 'comments' && queryKey[1] === 'approved';
}
