import { searchSite } from '@femcoders/contracts/endpoints/search';
import type { SearchAnswer } from '@femcoders/contracts/search';
import type { RemoteData } from '@femcoders/kit/data/remote-data';
import { type ApiClient, ApiError, callApi, type PageLoader, useApi, useQuery } from '@femcoders/platform';
import { useEffect, useRef } from 'react';
import { readSearch, type Search } from './search-address.ts';

const dayMs = 24 * 60 * 60_000;

function searchQuery(api: ApiClient, { q, kind, level, age, page }: Search) {
  return {
    queryKey: ['search', q, kind, level, age, page],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<SearchAnswer | null> => {
      const since = age && new Date(Date.now() - Number(age) * dayMs).toISOString().slice(0, 10);
      const query = { q, kind: kind || undefined, level: level || undefined, since: since || undefined, page };
      return callApi(api, searchSite, { query, signal });
    },
  };
}

/**
 * Puts what is found into the query client. A search that fails is no failure of the page: it is kept as `null`, at once
 * outdated, and so travels to the browser with the HTML that says so. The server waits for it; in the browser the page
 * comes at once and shows that it searches.
 */
export const loadSearch: PageLoader = async ({ api, queryClient, url }) => {
  const search = readSearch(url.searchParams);
  if (!search.q) return;
  const query = searchQuery(api, search);
  const asked = queryClient.prefetchQuery(query).then(() => {
    if (queryClient.getQueryState(query.queryKey)?.status === 'error') {
      queryClient.setQueryData(query.queryKey, null, { updatedAt: 0 });
    }
  });
  if (typeof window === 'undefined') await asked;
};

/** What was found: for the search before while the one asked for is under way (`loading`). */
export interface Found extends Pick<RemoteData<SearchAnswer>, 'state' | 'data' | 'busy' | 'retry'> {
  /** What the API says of a search that it refuses, in words for the reader. */
  refusal: string | null;
}

/** Returns the results of a search, as `loadSearch` has prefetched them. */
export function useSearch(search: Search): Found {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(useApi(), search),
    refetchOnMount: false,
    placeholderData: (shownBefore) => shownBefore ?? undefined,
  });

  // What the server could not find out is asked for again once its HTML, which says so, has been taken over.
  const failedOnServer = useRef(data === null);
  useEffect(() => {
    if (failedOnServer.current) void refetch();
    failedOnServer.current = false;
  }, [refetch]);

  return {
    state: data === null ? 'failed' : data && !isPlaceholderData ? 'ready' : 'loading',
    data: data ?? undefined,
    busy: isFetching,
    refusal: error instanceof ApiError && error.status < 500 ? error.message : null,
    retry: () => void refetch(),
  };
}
