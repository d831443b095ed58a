import type { ModeratedComment } from '@femcoders/contracts/moderation';
import { type Decision, type RejectReason, stateAfter } from '@femcoders/contracts/moderation-names';
import { useQueryClient } from '@femcoders/platform';
import { useCallback, useRef, useState } from 'react';
import { useAdminApi } from '../layout/use-admin-api.ts';
import { waitingWorkKey } from '../layout/waiting-work.ts';
import { decideComments, type Order, type OrderOutcome } from './api/decide-comments.ts';
import { moderationListKey } from './api/moderation-list.ts';
import { decisionTo, decisionWords } from './decision-words.ts';
import { type Lists, listsAfter, listsOf, type Move } from './optimistic-moves.ts';
import { useOptimisticMoves } from './use-optimistic-moves.ts';

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

/** The outcome of a request: the ids of the changed comments, and whether it failed as a whole. */
interface Sent {
  done: readonly string[];
  failed: boolean;
}

/** An order for one comment, with its optimistic move. */
interface Wish {
  order: Order;
  move: Move;
}

/**
 * Deciding about comments, one or several at once, and taking the last decision back. Each shows at once and is rolled
 * back, with a message, when the API refuses it. Acts on one comment wait for each other; acts on several run side by
 * side.
 */
export function useModeration() {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const { moves, begin, confirm, retract } = useOptimisticMoves();
  const [lastDecision, setLastDecision] = useState<DecisionTaken | null>(null);
  const [problems, setProblems] = useState<readonly ModerationProblem[]>([]);
  /** For every comment that is being decided about: whether that was done. */
  const underWay = useRef(new Map<string, Promise<boolean>>());

  const dismissProblems = useCallback((ids: readonly string[]) => {
    setProblems((all) => all.filter(({ commentIds }) => !commentIds.some((id) => ids.includes(id))));
  }, []);

  const report = useCallback((comments: readonly ModeratedComment[], message: string) => {
    setProblems((all) => [...all, { commentIds: comments.map(({ id }) => id), message }]);
  }, []);

  /** Sends wishes to the API and shows what became of them. */
  const send = useCallback(
    async (wishes: readonly Wish[], verb: string): Promise<Sent> => {
      if (wishes.length === 0) return { done: [], failed: false };
      try {
        const outcomes = await decideComments(
          api,
          wishes.map(({ order }) => order),
        );
        const refusals = new Map(outcomes.flatMap((one) => (one.message === null ? [] : [[one.id, one]])));
        const isRefused = ({ order }: Wish) => refusals.has(order.id);
        for (const wish of wishes) confirm(wish.move, isRefused(wish) ? null : wish.move.to);
        const lost = wishes.filter(isRefused).map(({ move }) => move.comment);
        if (lost[0]) report(lost, goneMessage(lost, refusals.get(lost[0].id)));
        return { done: wishes.filter((wish) => !isRefused(wish)).map(({ order }) => order.id), failed: false };
      } catch (error) {
        const comments = wishes.map(({ move }) => move.comment);
        for (const { move } of wishes) retract(move);
        report(comments, failureMessage(comments, verb, error));
        return { done: [], failed: true };
      }
    },
    [api, confirm, retract, report],
  );

  const carryOut = useCallback(
    async (orders: readonly (Order & { comment: ModeratedComment; before: Lists })[], verb: string): Promise<Sent> => {
      const wishes = orders.map(({ comment, before, ...order }): Wish => {
        return { order, move: { comment, from: before, to: listsAfter(comment, order.decision), settledAt: null } };
      });
      const ids = orders.map(({ id }) => id);
      dismissProblems(ids);
      begin(wishes.map(({ move }) => move));

      const sent = Promise.all(ids.map((id) => underWay.current.get(id) ?? true)).then((before) => {
        // What the act before failed to do leaves nothing to do here.
        for (const [index, { move }] of wishes.entries()) if (!before[index]) retract(move);
        const possible = wishes.filter((_, index) => before[index]);
        return send(possible, verb);
      });
      const mine = ids.map((id) => [id, sent.then(({ done }) => done.includes(id))] as const);
      for (const [id, done] of mine) underWay.current.set(id, done);
      await sent;
      for (const [id, done] of mine) if (underWay.current.get(id) === done) underWay.current.delete(id);

      // While others are being decided about, a list would have to be asked for again at once.
      if (underWay.current.size === 0) {
        void queryClient.invalidateQueries({ queryKey: moderationListKey });
        void queryClient.invalidateQueries({ queryKey: waitingWorkKey });
        // What is read elsewhere in this tab must not be older than this decision.
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isApprovedComments(queryKey) });
      }
      return sent;
    },
    [queryClient, dismissProblems, begin, retract, send],
  );

  const decide = useCallback(
    async (comments: readonly ModeratedComment[], decision: Decision, rejection?: Rejection) => {
      const taken: DecisionTaken = { decision, comments };
      setLastDecision(taken);
      const { done } = await carryOut(
        comments.map((comment) => ({
          comment,
          id: comment.id,
          decision,
          from: comment.state,
          before: listsOf(comment),
          edited: comment.editedAt,
          reportsUntil: decision === 'keep' ? comment.reports?.until : undefined,
          reason: rejection?.reason,
          note: rejection?.note || undefined,
        })),
        decisionWords[decision].verb,
      );
      for (const { id } of comments) {
        if (done.includes(id) || !rejection) unsentRejections.delete(id);
        else unsentRejections.set(id, rejection);
      }
      if (done.length === comments.length) return;
      const left = comments.filter(({ id }) => done.includes(id));
      setLastDecision((last) => (last !== taken ? last : left.length > 0 ? { decision, comments: left } : null));
    },
    [carryOut],
  );

  /** Takes the last decision back: each comment returns to the state that it had. */
  const undo = useCallback(async () => {
    if (!lastDecision) return;
    setLastDecision(null);
    const { comments, decision } = lastDecision;
    const { failed } = await carryOut(
      comments.map((comment) => ({
        comment,
        id: comment.id,
        decision: decision === 'keep' ? 'reopen' : decisionTo[comment.state],
        from: stateAfter[decision],
        before: listsAfter(comment, decision),
        edited: comment.editedAt,
        reason: comment.decision?.reason ?? undefined,
        note: comment.decision?.note ?? undefined,
      })),
      'deshacer la decisión sobre',
    );
    // What was decided meanwhile about the same comments has not come about either.
    const isVoid = (later: DecisionTaken) => later.comments.some(({ id }) => comments.some((each) => each.id === id));
    if (failed) setLastDecision((later) => (later && !isVoid(later) ? later : lastDecision));
  }, [lastDecision, carryOut]);

  return { moves, lastDecision, problems, decide, undo, dismissProblems };
}

/**
 * Rejections that could not be stored, until they can be: also through a login page in between.
 */
const unsentRejections = new Map<string, Rejection>();

/** Returns the reason that was typed when these comments could not be rejected. */
export function unsentRejection([first]: readonly ModeratedComment[]): Rejection | undefined {
  return first && unsentRejections.get(first.id);
}

/** Somebody else has decided, its author has changed it, or it no longer exists: it has left the list in any case. */
function goneMessage(comments: readonly ModeratedComment[], refusal: OrderOutcome | undefined): string {
  const names = comments.map(({ alias }) => `«${alias}»`).join(', ');
  if (comments.length > 1)
    return `No se ha decidido sobre ${comments.length} comentarios, que otra persona decidió o cambió antes: ${names}.`;
  if (refusal?.changed) return `${names}: ${refusal.message}`;
  return `${names}: otra persona lo ha decidido antes que tú. ${refusal?.message}`;
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
