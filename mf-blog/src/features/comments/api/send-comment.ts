import type { NewComment, SentComment } from '@femcoders/contracts/comment';
import * as endpoints from '@femcoders/contracts/endpoints/comments';
import { type ApiClient, callApi } from '@femcoders/platform';

/**
 * Sends a comment to be moderated (spec section 7).
 * @returns the comment, with the secret with which it may be changed for a while
 * @throws ApiError, UnreachableError
 */
export function sendComment(api: ApiClient, comment: NewComment): Promise<SentComment> {
  return callApi(api, endpoints.sendComment, { body: comment });
}
