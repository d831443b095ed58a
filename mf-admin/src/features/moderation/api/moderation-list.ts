import { listCommentsToModerate } from '@femcoders/contracts/endpoints/comments';
import type { ModerationList } from '@femcoders/contracts/moderation';
import { callApi, useQuery, useQueryClient } from '@femcoders/platform';
import { useCallback, useRef } from 'react';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { nextSequence } from '../next-sequence.ts';
import { apiSort, pageSize, type QueueView } from '../queue-view.ts';

/** How often the queue looks for news while its tab is visible, in milliseconds. */
const refreshMs = 15_000;

/** All that is cached of the moderators' lists begins with it. */
export const moderationListKey = ['admin', '/admin/comments'] as const;

/** A page of comments as the API had it. */
export interface CommentPage extends ModerationList {
  /** When it was asked for (`nextSequence`): what has happened since is not in it. */
  askedAt: number;
}

/**
 * The page of comments that the view asks for (`GET /admin/comments`), fresh whenever somebody looks. What is written
 * while somebody works on the pending ones is counted and left out until `showNewer`: rows must not move under a hand
 * that is about to decide.
 */
export function useModerationList(view: QueueView) {
  const { state, search, postId, order, page } = view;
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const part = JSON.stringify([state, search, postId]);
  const horizon = useRef<{ part: string; until: string | undefined }>({ part, until: undefined });

  const query = useQuery({
    queryKey: [...moderationListKey, state, search, postId, order, page],
    queryFn: async ({ signal }): Promise<CommentPage> => {
      if (horizon.current.part !== part) horizon.current = { part, until: undefined };
      const askedAt = nextSequence();
      const list = await callApi(api, listCommentsToModerate, {
        query: {
          state,
          q: search.trim() || undefined,
          postId: postId ?? undefined,
          sort: apiSort(view),
          page,
          limit: pageSize,
          until: horizon.current.until,
        },
        signal,
      });
      if (state === 'pending' && horizon.current.part === part) horizon.current.until ??= list.asOf;
      return { ...list, askedAt };
    },
    // Rows of another state would be decided about by mistake; those of another page are only late.
    placeholderData: (before: CommentPage | undefined, query) =>
      query?.queryKey[moderationListKey.length] === state ? before : undefined,
    staleTime: 0,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always' as const,
  });

  const showNewer = useCallback(() => {
    horizon.current.until = undefined;
    void queryClient.invalidateQueries({ queryKey: moderationListKey });
  }, [queryClient]);
  return { ...query, showNewer };
}
