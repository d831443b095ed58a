import {
  type ApiClient,
  type QueryClient,
  queryDefaults,
  shouldRetry,
  useApi,
  useQuery,
  useQueryClient,
} from '@femcoders/platform';
import { useEffect, useState } from 'react';

/** How something is fetched and under which key it is cached. */
export interface RemoteQuery<Data> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

const markKey = (queryKey: readonly unknown[]) => ['failedOnServer', ...queryKey];

/**
 * For loaders. The server waits for what the page shows; in the browser the page comes at once and shows that it is loading. A
 * query that fails is no failure of the page: its place says so (spec section 8).
 */
export async function prefetch<Data>(queryClient: QueryClient, query: RemoteQuery<Data>): Promise<void> {
  const answer = queryClient.prefetchQuery(query);
  if (typeof window !== 'undefined') return;
  await answer;
  markServerFailure(queryClient, query);
}

/**
 * Remembers that the server could not fetch something. Only what succeeded travels to the browser with the page: without this
 * mark the browser would start with "loading" where the server's HTML says that it failed.
 */
export function markServerFailure(
  queryClient: QueryClient,
  { queryKey }: Pick<RemoteQuery<unknown>, 'queryKey'>,
): void {
  if (queryClient.getQueryState(queryKey)?.status === 'error') queryClient.setQueryData(markKey(queryKey), true);
}

export interface RemoteData<Data> {
  /**
   * `failed` lasts through a retry until that has its own outcome, so that the reader's place is kept; `ready` may hold
   * what was shown before while what is asked for is on its way (`busy`).
   */
  state: 'loading' | 'failed' | 'ready';
  data: Data | undefined;
  /** Whether earlier data stays because it could not be fetched again. */
  notRenewed: boolean;
  /** An answer is being waited for. */
  busy: boolean;
  /** Why the last call of the browser failed. What the server could not fetch has no reason here: its HTML has none, either. */
  error: Error | null;
  retry: () => void;
}

/** A part of a page with its states (spec section 8). Its loader has called `prefetch` with the same query. */
export function useRemoteData<Data extends object>(makeQuery: (api: ApiClient) => RemoteQuery<Data>): RemoteData<Data> {
  const wanted = makeQuery(useApi());
  const serverFailed = useQueryClient().getQueryData(markKey(wanted.queryKey)) === true;
  // What the server could not fetch is asked for again, but only once its HTML, which says so, has been taken over.
  const [live, setLive] = useState(!serverFailed);
  useEffect(() => setLive(true), []);

  const query = useQuery<Data>({
    ...wanted,
    enabled: live,
    // What failed stays failed until somebody asks again: on the server there is nobody, and its HTML must say so.
    retryOnMount: false,
    // What the reader sees fail comes by itself once it can, also long after the last retry.
    refetchInterval: ({ state: { error } }) => error !== null && shouldRetry(0, error) && queryDefaults.longestDelayMs,
    placeholderData: (shownBefore) => shownBefore,
  });
  // What a kept page came with stays when it cannot be fetched again.
  const arrived = query.data !== undefined && !query.isPlaceholderData;

  // What the reader has seen fail: while that is asked for again, its message stays.
  const key = JSON.stringify(wanted.queryKey);
  const [seenFailing, setSeenFailing] = useState(serverFailed ? key : null);
  if (query.isError && !arrived && seenFailing !== key) setSeenFailing(key);
  if (arrived && seenFailing === key) setSeenFailing(null);
  const failed = !arrived && (query.isError || seenFailing === key);

  return {
    state: failed ? 'failed' : query.data === undefined ? 'loading' : 'ready',
    data: failed ? undefined : query.data,
    notRenewed: arrived && query.isError,
    busy: query.isFetching && (!arrived || query.isError),
    error: live ? query.error : null,
    retry: () => void query.refetch(),
  };
}
