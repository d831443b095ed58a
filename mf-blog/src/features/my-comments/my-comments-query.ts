import { listOwnComments, withdrawOwnComment } from '@femcoders/contracts/endpoints/comments';
import type { OwnCommentList, OwnCommentState } from '@femcoders/contracts/own-comment';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

/** Comments of one page. */
export const myCommentsPerPage = 5;

export const myCommentsKey = (userId: string) => ['myComments', userId];

/** A page of what she has written, the newest first; fetched whenever it is shown, because others decide. */
export function myCommentsQuery(api: ApiClient, userId: string, state: OwnCommentState | undefined, page: number) {
  return queryOptions({
    queryKey: [...myCommentsKey(userId), state ?? 'all', page],
    queryFn: () =>
      callApi(api, listOwnComments, { params: { id: userId }, query: { state, page, limit: myCommentsPerPage } }),
    placeholderData: (before: OwnCommentList | undefined) => before,
    staleTime: 0,
  });
}

/** Takes back a comment that waits. @throws ApiError, UnreachableError */
export function withdrawComment(api: ApiClient, userId: string, commentId: string): Promise<void> {
  return callApi(api, withdrawOwnComment, { params: { id: userId, comment: commentId } });
}
