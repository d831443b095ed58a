import type { Comment, CommentCount, ListedComment } from '@femcoders/contracts/comment';
import { answersPerPage, commentsPerPage } from '@femcoders/contracts/comment-limits';
import { countApprovedComments, listApprovedComments } from '@femcoders/contracts/endpoints/comments';
import { type ApiClient, callApi, type QueryClient, queryOptions } from '@femcoders/platform';
import { type AnswersPlace, readAnswersPlace, readCommentsPage } from '../comment-addresses.ts';

/** A list is asked for again when it is older than this, in milliseconds: an approved comment shows at once. */
const freshForMs = 2_000;

/** Longest wait of an article for its comments, in milliseconds; after it the browser asks by itself. */
const prefetchLimitMs = 1_000;

/** One page of the approved comments of a post. */
export interface CommentPage {
  /** The newest first, with the oldest answers below what they answer. */
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

/** A page of the answers to a comment of a post, the oldest first. */
export function answersPage(api: ApiClient, postId: number, { answersTo, page }: AnswersPlace) {
  return queryOptions({
    queryKey: [...commentPagesKey(postId), 'answers', answersTo, page],
    queryFn: ({ signal }): Promise<Comment[]> =>
      callApi(api, listApprovedComments, { query: { postId, answersTo, page, limit: answersPerPage }, signal }),
    staleTime: freshForMs,
  });
}

/** Where the list shows a comment. */
interface CommentPlace {
  page: number;
  /** Where it answers another: its page among the answers to that. */
  answers?: AnswersPlace;
}

/**
 * Finds where the list shows a comment; null when it is not among the approved ones.
 * @throws ApiError, UnreachableError
 */
export async function placeOfComment(api: ApiClient, postId: number, id: string): Promise<CommentPlace | null> {
  const { place, below } = await countComments(api, postId, id);
  if (place === null) return null;
  const answers = below && { answersTo: below.answerTo, page: Math.ceil(below.place / answersPerPage) };
  return { page: Math.ceil(place / commentsPerPage), ...(answers && { answers }) };
}

function countComments(api: ApiClient, postId: number, id?: string, signal?: AbortSignal): Promise<CommentCount> {
  return callApi(api, countApprovedComments, { query: { postId, id, answers: 'below' }, signal });
}

/**
 * Loads the comments, and the further answers, that an address asks for before they are drawn, unless they are there. Neither a slow
 * nor a failed answer delays or breaks the article.
 */
export async function prefetchComments(
  queryClient: QueryClient,
  api: ApiClient,
  postId: number,
  search: URLSearchParams,
): Promise<void> {
  const place = readAnswersPlace(search);
  const comments = commentPage(api, postId, readCommentsPage(search));
  const answers = place && answersPage(api, postId, place);
  const unlessThere = { staleTime: Number.POSITIVE_INFINITY };
  await Promise.all([
    inTime(queryClient, comments.queryKey, queryClient.prefetchQuery({ ...comments, ...unlessThere })),
    answers && inTime(queryClient, answers.queryKey, queryClient.prefetchQuery({ ...answers, ...unlessThere })),
  ]);
}

/** Waits for a query as long as an article waits; what has not come then, or has failed, is as if it had not been asked for. */
async function inTime(queryClient: QueryClient, queryKey: readonly unknown[], asked: Promise<void>): Promise<void> {
  const late = new Promise<true>((resolve) => setTimeout(() => resolve(true), prefetchLimitMs));
  if (await Promise.race([asked, late])) await queryClient.cancelQueries({ queryKey });
  // A failure is forgotten, so that the widget begins as it does in the browser: waiting, not failed.
  if (queryClient.getQueryData(queryKey) === undefined) queryClient.removeQueries({ queryKey });
}
