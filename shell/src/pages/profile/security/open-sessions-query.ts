import type { OwnSession } from '@femcoders/contracts/own-session';
import { type ApiClient, queryOptions } from '@femcoders/platform';

export const openSessionsKey = (userId: string) => ['openSessions', userId];

/** A member's open sessions, fetched each time the page is opened: they begin and end elsewhere. */
export const openSessionsQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: openSessionsKey(userId),
    queryFn: ({ signal }) => api.request<OwnSession[]>(`/user/${userId}/sessions`, { signal }),
    staleTime: 0,
  });
