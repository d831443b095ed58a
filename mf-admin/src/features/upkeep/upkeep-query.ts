import type { UpkeepEntry } from '@femcoders/contracts/upkeep';
import type { ApiClient } from '@femcoders/platform';

/** What the site does by itself: what is late first. */
export function upkeepQuery(api: ApiClient) {
  const path = '/admin/upkeep';
  return {
    queryKey: ['admin', path],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.request<UpkeepEntry[]>(path, { signal }),
    staleTime: 60_000,
  };
}
