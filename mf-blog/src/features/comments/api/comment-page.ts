import type { CommentCount, ListedComment } from '@femcoders/contracts/comment';
import { commentsPerPage } from '@femcoders/contracts/comment-limits';
import { countApprovedComments, listApprovedComments } from '@femcoders/contracts/endpoints/comments';
import { type ApiClient, callApi, type QueryClient, queryOptions } from '@femcoders/platform';

/** A list is asked for again when it is older than this, in milliseconds: an approved comment shows at once. */
const freshForMs = 2_000;

/** Longest wait of an article for its comments, in milliseconds; after it the browser asks by itself. */
const prefetchLimitMs = 1_000;

/** One page of the approved comments of a post. */
export interface CommentPage {
  /** The newest first, with the answers below what they answer. */
  entries: ListedComment[];
  /** On all pages, without the answers below. */
  total: number;
  /** Answers below those of all pages. */
  answers: number;
}

/** All that is cached of the approved comments of a post begins with it. */
export const commentPagesKey = (postId: number) => ['comments', 'approved', postId] as const;

/** @param page from 1, which holds the newest */
export function commentPage(api: ApiClient, postId: number, page: number) {
  return queryOptions({
    queryKey: [...commentPagesKey(postId), page],
    queryFn: async ({ signal }): Promise<CommentPage> => {
      const [entries, { total, answers = 0 }] = await Promise.all([
        callApi(api, listApprovedComments, {
          query: { postId, page, limit: commentsPerPage, answers: 'below' },
          signal,
        }),
        countComments(api, postId, undefined, signal),
      ]);
      return { entries, total, answers };
    },
    staleTime: freshForMs,
  });
}

/**
 * The page on which a comment stands, or null when it is not among the approved ones.
 * @throws ApiError, UnreachableError
 */
export async function pageOfComment(api: ApiClient, postId: number, id: string): Promise<number | null> {
  const { place } = await countComments(api, postId, id);
  return place && Math.ceil(place / commentsPerPage);
}

function countComments(api: ApiClient, postId: number, id?: string, signal?: AbortSignal): Promise<CommentCount> {
  return callApi(api, countApprovedComments, { query: { postId, id, answers: 'below' }, signal });
}

/**
 * Loads a page of comments before it is drawn, unless it is there. Neither a slow nor a failed answer delays or breaks
 * the article.
 */
export async function prefetchComments(
  queryClient: QueryClient,
  api: ApiClient,
  postId: number,
  page: number,
): Promise<void> {
  const options = commentPage(api, postId, page);
  const answered = queryClient.prefetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY }).then(() => true);
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), prefetchLimitMs));
  const inTime = await Promise.race([answered, late]);
  if (!inTime) await queryClient.cancelQueries({ queryKey: options.queryKey });
  // A failure is forgotten, so that the widget begins as it does in the browser: waiting, not failed.
  if (queryClient.getQueryData(options.queryKey) === undefined)
    queryClient.removeQueries({ queryKey: options.queryKey });
}
