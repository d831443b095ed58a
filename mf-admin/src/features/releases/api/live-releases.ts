import type { LiveRelease, ReleasedPart } from '@femcoders/contracts/releases';
import { type ApiClient, queryOptions } from '@femcoders/platform';

/** Returns the query of what is live of the shell and of every remote. */
export function liveReleasesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['admin', '/admin/releases'],
    queryFn: ({ signal }) => api.request<LiveRelease[]>('/admin/releases', { signal }),
    staleTime: 0,
  });
}

/** Every part of which something was ever published. */
export function releasedPartsQuery(api: ApiClient) {
  const path = '/admin/releases/parts';
  return queryOptions({
    queryKey: ['admin', path],
    queryFn: ({ signal }) => api.request<ReleasedPart[]>(path, { signal }),
    staleTime: 0,
  });
}
