import { listPeople } from '@femcoders/contracts/endpoints/people';
import type { Person } from '@femcoders/contracts/person';
import { prefetch, type RemoteData, useRemoteData } from '@femcoders/kit/data/remote-data';
import { type ApiClient, callApi, type PageLoaderArgs, useApi, useQuery } from '@femcoders/platform';
import type { TeamGroup } from './team-groups.ts';

/** People of one group on one page. */
export const groupPageSize = 20;

type Ports = Pick<PageLoaderArgs, 'api' | 'queryClient'>;

/** A page of a group. */
export function peopleQuery(api: ApiClient, group: TeamGroup, page: number) {
  return {
    queryKey: ['people', group, page],
    queryFn: () => callApi(api, listPeople, { query: { group, page, limit: groupPageSize } }),
  };
}

/** Fetches a page of a group, and the page after a full one, which shows whether there is one. */
export async function loadGroup({ api, queryClient }: Ports, group: TeamGroup, page: number): Promise<void> {
  const query = peopleQuery(api, group, page);
  await prefetch(queryClient, query);
  if (queryClient.getQueryData<Person[]>(query.queryKey)?.length === groupPageSize) {
    await prefetch(queryClient, peopleQuery(api, group, page + 1));
  }
}

export interface People extends RemoteData<Person[]> {
  hasNext: boolean;
}

/** A page of a group with its states, as `loadGroup` has prepared it. */
export function usePeople(group: TeamGroup, page: number): People {
  const list = useRemoteData((api) => peopleQuery(api, group, page));
  const isFull = list.data?.length === groupPageSize;
  const next = useQuery({ ...peopleQuery(useApi(), group, page + 1), enabled: isFull && !list.busy });
  return { ...list, hasNext: isFull && next.data?.length !== 0 };
}
