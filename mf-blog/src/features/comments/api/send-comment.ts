import type { NewComment } from '@femcoders/contracts/comment';
import type { ApiClient } from '@femcoders/platform';

/**
 * Sends a comment to be moderated (spec section 7). The answer is not used beyond success.
 * @throws ApiError, UnreachableError
 */
export function sendComment(api: ApiClient, comment: NewComment): Promise<void> {
  return api.request('/comments', { method: 'POST', body: comment });
}
