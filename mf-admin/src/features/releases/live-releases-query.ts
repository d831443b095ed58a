import type { LiveRelease } from '@femcoders/contracts/releases';
import { type ApiClient, queryOptions } from '@femcoders/platform';

export function liveReleasesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['admin', '/admin/releases'],
    queryFn: ({ signal }) => api.request<LiveRelease[]>('/admin/releases', { signal }),
    staleTime: 0,
  });
}
