import type { Comment, CommentEdit, SentComment } from '@femcoders/contracts/comment';
import * as endpoints from '@femcoders/contracts/endpoints/comments';
import { type ApiClient, callApi } from '@femcoders/platform';

// As in contracts/comment, which would load the validator.
const secretOf = ({ editToken }: SentComment) => ({ 'x-comment-token': editToken });

/** Changes a comment that was just sent. @throws ApiError, UnreachableError */
export function editComment(api: ApiClient, comment: SentComment, body: CommentEdit): Promise<Comment> {
  return callApi(api, endpoints.editComment, { params: { id: comment.id }, headers: secretOf(comment), body });
}

/** Takes a comment that was just sent back, for good. @throws ApiError, UnreachableError */
export function withdrawComment(api: ApiClient, comment: SentComment): Promise<void> {
  return callApi(api, endpoints.withdrawComment, { params: { id: comment.id }, headers: secretOf(comment) });
}
