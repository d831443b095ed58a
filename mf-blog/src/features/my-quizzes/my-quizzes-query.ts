import { readQuizProgress } from '@femcoders/contracts/endpoints/quiz-progress';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

/**
 * Returns the query of what her account knows of every quiz; fetched whenever it is shown, because her devices tell more.
 */
export function myQuizzesQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['myQuizzes', userId],
    queryFn: () => callApi(api, readQuizProgress, { params: { id: userId } }),
    staleTime: 0,
  });
}
