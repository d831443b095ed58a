import type { DecisionOutcomes } from '@femcoders/contracts/moderation';
import type { CommentState, Decision, RejectReason } from '@femcoders/contracts/moderation-names';
import { type ApiClient, ApiError } from '@femcoders/platform';

/** What a moderator wants of one comment. */
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

/** What came of an order. */
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
  if (only && orders.length === 1 && only.decision in ownRoutes) return [await decideOne(api, only)];
  const body = { decisions: orders };
  const { outcomes } = await api.request<DecisionOutcomes>('/admin/comments/decisions', { method: 'POST', body });
  return outcomes.map(({ id, message, outcome }) => ({ id, message, changed: outcome === 'changed' }));
}

/** The decisions that have a route of their own, and its method. */
const ownRoutes: Partial<Record<Decision, 'POST' | 'DELETE'>> = { approve: 'POST', restore: 'POST', reject: 'DELETE' };

async function decideOne(api: ApiClient, { id, decision, ...body }: Order): Promise<OrderOutcome> {
  try {
    const method = ownRoutes[decision] ?? 'POST';
    await api.request(`/comments/${decision}/${encodeURIComponent(id)}`, { method, body });
    return { id, message: null, changed: false };
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 409 || error.status === 404))) throw error;
    return { id, message: error.message, changed: error.fields[0]?.field === 'content' };
  }
}
