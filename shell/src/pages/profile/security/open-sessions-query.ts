import { listOwnSessions } from '@femcoders/contracts/endpoints/auth';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

export const openSessionsKey = (userId: string) => ['openSessions', userId];

/** A member's open sessions, fetched each time the page is opened: they begin and end elsewhere. */
export const openSessionsQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: openSessionsKey(userId),
    queryFn: ({ signal }) => callApi(api, listOwnSessions, { params: { id: userId }, signal }),
    staleTime: 0,
  });
