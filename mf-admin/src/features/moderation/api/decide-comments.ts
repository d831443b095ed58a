import type { DecisionOutcomes } from '@femcoders/contracts/moderation';
import type { CommentState, Decision, RejectReason } from '@femcoders/contracts/moderation-limits';
import { type ApiClient, ApiError } from '@femcoders/platform';

/** What a moderator wants of one comment. */
export interface Order {
  id: string;
  decision: Decision;
  /** The state in which she sees it: when it is another by now, somebody was first. */
  from: CommentState;
  reason?: RejectReason | undefined;
  note?: string | undefined;
}

/** What came of an order; `message` is a Spanish sentence when somebody else was first or the comment is gone. */
export interface OrderOutcome {
  id: string;
  message: string | null;
}

/**
 * Decides about comments: about one by its own route (spec section 7; decisions 1.8), about more, and about spam, in
 * one batch that is stored whole or not at all.
 * @throws ApiError, UnreachableError when nothing was decided
 */
export async function decideComments(api: ApiClient, orders: readonly Order[]): Promise<OrderOutcome[]> {
  const [only] = orders;
  if (only && orders.length === 1 && only.decision !== 'spam') return [await decideOne(api, only)];
  const body = { decisions: orders };
  const { outcomes } = await api.request<DecisionOutcomes>('/admin/comments/decisions', { method: 'POST', body });
  return outcomes;
}

async function decideOne(api: ApiClient, { id, decision, ...body }: Order): Promise<OrderOutcome> {
  try {
    const method = decision === 'reject' ? 'DELETE' : 'POST';
    await api.request(`/comments/${decision}/${encodeURIComponent(id)}`, { method, body });
    return { id, message: null };
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 409 || error.status === 404))) throw error;
    return { id, message: error.message };
  }
}
