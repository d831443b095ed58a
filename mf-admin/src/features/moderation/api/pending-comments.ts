import type { Comment } from '@femcoders/contracts/comment';
import { type ApiClient, queryOptions } from '@femcoders/platform';

/** The most that one answer holds (decisions 1.5): what is older arrives as these are decided. */
export const pendingListLimit = 500;

/** How often the queue looks for news while its tab is visible, in milliseconds. */
export const refreshMs = 15_000;

/** The pending comments as the API had them. */
export interface PendingList {
  comments: Comment[];
  /** When they were asked for, in milliseconds of `performance.now()`: what has happened since is not in them. */
  askedAt: number;
}

export const pendingCommentsKey = ['comments', 'pending'] as const;

/** `GET /comments/pending` (spec section 7), fresh whenever somebody looks. */
export function pendingCommentsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: pendingCommentsKey,
    queryFn: async ({ signal }): Promise<PendingList> => {
      const askedAt = performance.now();
      const comments = await api.request<Comment[]>('/comments/pending', { signal });
      return { comments, askedAt };
    },
    staleTime: 0,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always',
  });
}
