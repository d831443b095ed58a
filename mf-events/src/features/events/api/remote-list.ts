import { queryDefaults, shouldRetry, useQuery, useQueryClient } from '@femcoders/platform';
import { useEffect, useState } from 'react';
import { failedOnServer } from './server-failure.ts';

/** How a list is fetched and under which key it is cached. */
export interface RemoteListQuery<Entry> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<Entry[]>;
}

export interface RemoteList<Entry> {
  /**
   * `failed` lasts through a retry until that has its own outcome, so that the reader's place is kept; `ready` may hold
   * the list shown before while the one asked for is on its way (`busy`).
   */
  state: 'loading' | 'failed' | 'ready';
  entries: Entry[];
  /** What came before stays, and it could not be asked for anew. */
  notRenewed: boolean;
  /** An answer is being waited for. */
  busy: boolean;
  retry: () => void;
}

/** One list of the page with its states (spec section 8). */
export function useRemoteList<Entry>(list: RemoteListQuery<Entry>): RemoteList<Entry> {
  const serverFailed = failedOnServer(useQueryClient(), list.queryKey);
  // What the server could not fetch is asked for again, but only once its HTML, which says so, has been taken over.
  const [live, setLive] = useState(!serverFailed);
  useEffect(() => setLive(true), []);

  const query = useQuery({
    ...list,
    enabled: live,
    // A failed list stays failed until somebody asks again: on the server there is nobody, and its HTML must say so.
    retryOnMount: false,
    // What the reader sees fail comes by itself once it can, also long after the last retry.
    refetchInterval: ({ state: { error } }) => error !== null && shouldRetry(0, error) && queryDefaults.longestDelayMs,
    placeholderData: (shownBefore: Entry[] | undefined) => shownBefore,
  });
  // What a kept page came with counts, too.
  const arrived = query.data !== undefined && !query.isPlaceholderData;

  // Which list the reader has seen fail: while that is asked for again, its message stays.
  const key = list.queryKey.join();
  const [seenFailing, setSeenFailing] = useState(serverFailed ? key : null);
  if (query.isError && !arrived && seenFailing !== key) setSeenFailing(key);
  if (arrived && seenFailing === key) setSeenFailing(null);
  const failed = !arrived && (query.isError || seenFailing === key);

  return {
    state: failed ? 'failed' : query.data ? 'ready' : 'loading',
    entries: failed ? [] : (query.data ?? []),
    notRenewed: arrived && query.isError,
    busy: query.isFetching && (!arrived || query.isError),
    retry: () => void query.refetch(),
  };
}
