import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import { type ApiClient, queryOptions } from '@femcoders/platform';

/**
 * Returns the query of what her account knows of every quiz; fetched whenever it is shown, because her devices tell more.
 */
export function myQuizzesQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['myQuizzes', userId],
    queryFn: () => api.request<Record<string, QuizProgress>>(`/user/${userId}/quizzes`),
    staleTime: 0,
  });
}
