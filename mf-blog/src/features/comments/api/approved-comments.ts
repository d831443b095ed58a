import type { Comment } from '@femcoders/contracts/comment';
import { type ApiClient, type QueryClient, queryOptions } from '@femcoders/platform';

/** Comments shown at a time. */
export const commentsPerPage = 20;

/** Longest list of one answer of the API (decisions 1.5). */
const longestAnswer = 500;

/** A list is asked for again when it is older than this, in milliseconds: an approved comment shows at once. */
const freshForMs = 2_000;

/** Longest wait of an article for its comments, in milliseconds; after it the browser asks by itself. */
const prefetchLimitMs = 1_000;

/** The newest approved comments of a post, one more than a page holds: it tells whether there are others. */
export function newestComments(api: ApiClient, postId: number) {
  return queryOptions({
    queryKey: ['comments', 'approved', postId, 'newest'],
    queryFn: ({ signal }) => request(api, { postId, limit: commentsPerPage + 1 }, signal),
    staleTime: freshForMs,
  });
}

/** Every approved comment of a post, the newest first. */
export function everyComment(api: ApiClient, postId: number) {
  return queryOptions({
    queryKey: ['comments', 'approved', postId, 'all'],
    queryFn: async ({ signal }) => {
      const comments: Comment[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await request(api, { postId, page, limit: longestAnswer }, signal);
        comments.push(...answer);
        if (answer.length < longestAnswer) return comments;
      }
    },
    staleTime: freshForMs,
  });
}

function request(api: ApiClient, query: Record<string, number>, signal: AbortSignal): Promise<Comment[]> {
  return api.request<Comment[]>('/comments/approved', { query, signal });
}

/** Brings the newest comments for the page's loader. Neither a slow nor a failed answer delays or breaks the article. */
export async function prefetchComments(queryClient: QueryClient, api: ApiClient, postId: number): Promise<void> {
  const options = newestComments(api, postId);
  const answered = queryClient.prefetchQuery({ ...options, staleTime: 0 }).then(() => true);
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), prefetchLimitMs));
  const inTime = await Promise.race([answered, late]);
  if (!inTime) await queryClient.cancelQueries({ queryKey: options.queryKey });
  // A failure is forgotten, so that the widget begins as it does in the browser: waiting, not failed.
  if (queryClient.getQueryData(options.queryKey) === undefined)
    queryClient.removeQueries({ queryKey: options.queryKey });
}
