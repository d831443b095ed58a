import type { Comment, CommentEdit, SentComment } from '@femcoders/contracts/comment';
import type { ApiClient } from '@femcoders/platform';

// As in contracts/comment, which would load the validator.
const secretOf = ({ editToken }: SentComment) => ({ 'x-comment-token': editToken });

/** Changes a comment that was just sent. @throws ApiError, UnreachableError */
export function editComment(api: ApiClient, comment: SentComment, body: CommentEdit): Promise<Comment> {
  return api.request(`/comments/${comment.id}`, { method: 'PATCH', headers: secretOf(comment), body });
}

/** Takes a comment that was just sent back, for good. @throws ApiError, UnreachableError */
export function withdrawComment(api: ApiClient, comment: SentComment): Promise<void> {
  return api.request(`/comments/${comment.id}`, { method: 'DELETE', headers: secretOf(comment) });
}
