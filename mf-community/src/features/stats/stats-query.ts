import type { Stats } from '@femcoders/contracts/stats';
import type { ApiClient } from '@femcoders/platform';

export const statsQuery = (api: ApiClient) => ({
  queryKey: ['stats'],
  queryFn: () => api.request<Stats>('/stats'),
});
