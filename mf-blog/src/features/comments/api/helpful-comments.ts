import type { HelpfulAnswer } from '@femcoders/contracts/comment';
import { listHelpfulComments, markHelpfulComment } from '@femcoders/contracts/endpoints/comments';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

/** Which comments of a post have helped a member. */
export function helpfulComments(api: ApiClient, userId: string, postId: number) {
  return queryOptions({
    queryKey: ['helpfulComments', userId, postId],
    queryFn: async ({ signal }): Promise<string[]> =>
      (await callApi(api, listHelpfulComments, { params: { id: userId }, query: { postId }, signal })).ids,
  });
}

/** Says whether a comment has helped her. @throws ApiError, UnreachableError */
export function markHelpful(api: ApiClient, userId: string, comment: string, helpful: boolean): Promise<HelpfulAnswer> {
  return callApi(api, markHelpfulComment, { params: { id: userId, comment }, body: { helpful } });
}
