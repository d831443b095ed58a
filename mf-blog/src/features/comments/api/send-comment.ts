import type { NewComment, SentComment } from '@femcoders/contracts/comment';
import type { ApiClient } from '@femcoders/platform';

/**
 * Sends a comment to be moderated (spec section 7).
 * @returns the comment, with the secret with which it may be changed for a while
 * @throws ApiError, UnreachableError
 */
export function sendComment(api: ApiClient, comment: NewComment): Promise<SentComment> {
  return api.request('/comments', { method: 'POST', body: comment });
}
