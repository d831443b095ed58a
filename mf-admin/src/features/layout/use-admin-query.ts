import { type ApiRequest, useQuery } from '@femcoders/platform';
import { useAdminApi } from './use-admin-api.ts';

/** What the API answers at a path, asked for again whenever somebody looks. */
export function useAdminQuery<Answer>(queryKey: readonly unknown[], path: string, query?: ApiRequest['query']) {
  const api = useAdminApi();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.request<Answer>(path, { signal, ...(query && { query }) }),
    staleTime: 0,
  });
}
