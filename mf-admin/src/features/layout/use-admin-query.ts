import { type ApiRequest, useQuery } from '@femcoders/platform';
import { useAdminApi } from './use-admin-api.ts';

/** Returns the data of an API path, fetched again whenever a page shows it. */
export function useAdminQuery<Answer>(queryKey: readonly unknown[], path: string, query?: ApiRequest['query']) {
  const api = useAdminApi();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.request<Answer>(path, { signal, ...(query && { query }) }),
    staleTime: 0,
  });
}
