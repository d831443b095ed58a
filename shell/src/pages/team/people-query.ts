import type { Person } from '@femcoders/contracts/person';
import { type ApiClient, type PageLoaderArgs, queryDefaults, shouldRetry, useApi, useQuery } from '@femcoders/platform';
import { useEffect, useRef } from 'react';
import type { TeamGroup } from './team-groups.ts';

/** People of one group on one page. */
export const groupPageSize = 20;

type Ports = Pick<PageLoaderArgs, 'api' | 'queryClient'>;

function peopleQuery(api: ApiClient, group: TeamGroup, page: number) {
  return {
    queryKey: ['people', group, page],
    queryFn: (): Promise<Person[] | null> =>
      api.request<Person[]>('/people', { query: { group, page, limit: groupPageSize } }),
  };
}

/**
 * Puts a page of a group into the query client, and the page after a full one, which tells whether there is one. A
 * group that cannot be fetched is no failure of the page: it is kept as `null`, at once outdated, and so travels to
 * the browser with the HTML that says so.
 */
export async function loadGroup({ api, queryClient }: Ports, group: TeamGroup, page: number): Promise<void> {
  const query = peopleQuery(api, group, page);
  await queryClient.prefetchQuery(query);
  const { queryKey } = query;
  if (queryClient.getQueryState(queryKey)?.status === 'error') {
    queryClient.setQueryData(queryKey, null, { updatedAt: 0 });
  }
  if (queryClient.getQueryData<Person[]>(queryKey)?.length === groupPageSize) {
    await queryClient.prefetchQuery(peopleQuery(api, group, page + 1));
  }
}

export interface People {
  /** `ready` may hold the page shown before while the one asked for is on its way (`busy`). */
  state: 'loading' | 'failed' | 'ready';
  people: Person[];
  hasNext: boolean;
  busy: boolean;
  retry: () => void;
}

/** A page of a group with its states, as `loadGroup` has prepared it. */
export function usePeople(group: TeamGroup, page: number): People {
  const api = useApi();
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    ...peopleQuery(api, group, page),
    refetchOnMount: false,
    // What the reader sees fail comes by itself once it can, also long after the last retry.
    refetchInterval: ({ state: { error } }) => error !== null && shouldRetry(0, error) && queryDefaults.longestDelayMs,
    placeholderData: (shownBefore) => shownBefore,
  });
  const isFull = data?.length === groupPageSize;
  const next = useQuery({ ...peopleQuery(api, group, page + 1), enabled: isFull && !isPlaceholderData });

  // What the server could not fetch is asked for again once its HTML, which says so, has been taken over.
  const failedOnServer = useRef(data === null);
  useEffect(() => {
    if (failedOnServer.current) void refetch();
    failedOnServer.current = false;
  }, [refetch]);

  return {
    state: data ? 'ready' : data === null ? 'failed' : 'loading',
    people: data ?? [],
    hasNext: isFull && next.data?.length !== 0,
    busy: isFetching,
    retry: () => void refetch(),
  };
}
