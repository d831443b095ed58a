import type { ApiClient } from '@femcoders/platform';

/** What a moderator does with a pending comment. */
export type Act = 'approve' | 'reject';

/**
 * Approves or rejects a comment. The interface approves with POST (decisions 1.8).
 * @throws ApiError 409 when somebody has decided otherwise meanwhile; 404 when the comment is gone
 */
export function decideComment(api: ApiClient, id: string, act: Act): Promise<void> {
  const comment = encodeURIComponent(id);
  return act === 'approve'
    ? api.request(`/comments/approve/${comment}`, { method: 'POST' })
    : api.request(`/comments/reject/${comment}`, { method: 'DELETE' });
}
