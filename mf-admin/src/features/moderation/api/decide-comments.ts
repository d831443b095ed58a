import * as endpoints from '@femcoders/contracts/endpoints/comments';
import type { CommentState, Decision, RejectReason } from '@femcoders/contracts/moderation-names';
import { type ApiClient, ApiError, callApi } from '@femcoders/platform';

/** A moderator's order about one comment. */
export interface Order {
  id: string;
  decision: Decision;
  /** The state in which she sees it: when it is another by now, somebody was first. */
  from: CommentState;
  /** The `editedAt` of the text that she reads: when it is another by now, she has not read what stands there. */
  edited: string | null;
  /** When the last of the reports came that she sees: later ones stay open. */
  reportsUntil?: string | undefined;
  reason?: RejectReason | undefined;
  note?: string | undefined;
}

/** The outcome of an order. */
export interface OrderOutcome {
  id: string;
  /** A Spanish sentence when somebody else was first, the text has changed or the comment is gone. */
  message: string | null;
  /** Its author has changed the text: it still waits. */
  changed: boolean;
}

/**
 * Decides about comments: about one by its own route (spec section 7; decisions 1.8), about more, and where there is no such route,
 * in one batch that is stored whole or not at all.
 * @throws ApiError, UnreachableError when nothing was decided
 */
export async function decideComments(api: ApiClient, orders: readonly Order[]): Promise<OrderOutcome[]> {
  const [only] = orders;
  const own = only && orders.length === 1 && ownEndpoints[only.decision];
  if (own) return [await decideOne(api, own, only)];
  const { outcomes } = await callApi(api, endpoints.decideComments, { body: { decisions: orders } });
  return outcomes.map(({ id, message, outcome }) => ({ id, message, changed: outcome === 'changed' }));
}

/** The decisions that have their own endpoint. */
const ownEndpoints: Partial<Record<Decision, OwnEndpoint>> = {
  approve: endpoints.approveComment,
  restore: endpoints.restoreComment,
  reject: endpoints.rejectComment,
};
type OwnEndpoint = typeof endpoints.approveComment | typeof endpoints.restoreComment | typeof endpoints.rejectComment;

async function decideOne(api: ApiClient, own: OwnEndpoint, { id, decision: _, ...body }: Order): Promise<OrderOutcome> {
  try {
    await callApi(api, own, { params: { id }, body });
    return { id, message: null, changed: false };
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 409 || error.status === 404))) throw error;
    return { id, message: error.message, changed: error.fields[0]?.field === 'content' };
  }
}
