import { searchSite } from '@femcoders/contracts/endpoints/search';
import type { SearchAnswer } from '@femcoders/contracts/search';
import { prefetch, type RemoteData, useRemoteData } from '@femcoders/kit/data/remote-data';
import { type ApiClient, ApiError, callApi, type PageLoader } from '@femcoders/platform';
import { readSearch, type Search } from './search-address.ts';

const dayMs = 24 * 60 * 60_000;

function searchQuery(api: ApiClient, { q, kind, level, age, page }: Search) {
  return {
    queryKey: ['search', q, kind, level, age, page],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const since = age && new Date(Date.now() - Number(age) * dayMs).toISOString().slice(0, 10);
      const query = { q, kind: kind || undefined, level: level || undefined, since: since || undefined, page };
      return callApi(api, searchSite, { query, signal });
    },
  };
}

/** Prefetches what is found for the words in the address. */
export const loadSearch: PageLoader = async ({ api, queryClient, url }) => {
  const search = readSearch(url.searchParams);
  if (search.q) await prefetch(queryClient, searchQuery(api, search));
};

/** The results: those of the search before while the current one is in flight (`loading`). */
export interface Found extends Pick<RemoteData<SearchAnswer>, 'state' | 'data' | 'busy' | 'retry'> {
  /** The API's message for a search that it refuses. */
  refusal: string | null;
}

/** Returns the results of a search, as `loadSearch` has prefetched them. */
export function useSearch(search: Search): Found {
  const found = useRemoteData((api) => searchQuery(api, search));
  const { state, data, busy, notRenewed, error, retry } = found;
  return {
    state: busy && !notRenewed && state === 'ready' ? 'loading' : state,
    data,
    busy,
    refusal: error instanceof ApiError && error.status < 500 ? error.message : null,
    retry,
  };
}
