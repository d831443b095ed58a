import type { OwnCommentList, OwnCommentState } from '@femcoders/contracts/own-comment';
import { type ApiClient, queryOptions } from '@femcoders/platform';

/** Comments of one page. */
export const myCommentsPerPage = 5;

const pathOf = (userId: string) => `/user/${userId}/comments`;
export const myCommentsKey = (userId: string) => ['myComments', userId];

/** A page of what she has written, the newest first; fetched whenever it is shown, because others decide. */
export function myCommentsQuery(api: ApiClient, userId: string, state: OwnCommentState | undefined, page: number) {
  return queryOptions({
    queryKey: [...myCommentsKey(userId), state ?? 'all', page],
    queryFn: () => api.request<OwnCommentList>(pathOf(userId), { query: { state, page, limit: myCommentsPerPage } }),
    placeholderData: (before: OwnCommentList | undefined) => before,
    staleTime: 0,
  });
}

/** Takes back a comment that waits. @throws ApiError, UnreachableError */
export function withdrawComment(api: ApiClient, userId: string, commentId: string): Promise<void> {
  return api.request(`${pathOf(userId)}/${commentId}`, { method: 'DELETE' });
}
