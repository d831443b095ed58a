import type { ApiClient } from '@femcoders/platform';

/**
 * Takes a decision back: the comment is pending again.
 * @throws ApiError 404 when the comment is gone
 */
export function restoreComment(api: ApiClient, id: string): Promise<void> {
  return api.request(`/comments/restore/${encodeURIComponent(id)}`, { method: 'POST' });
}
