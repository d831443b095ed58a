import type { Figures } from '@femcoders/contracts/figures';
import { type ApiClient, queryOptions } from '@femcoders/platform';

/** The club in numbers. */
export function figuresQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['figures'], queryFn: () => api.request<Figures>('/figures') });
}
