import { readStats } from '@femcoders/contracts/endpoints/stats';
import { type ApiClient, callApi } from '@femcoders/platform';

export const statsQuery = (api: ApiClient) => ({
  queryKey: ['stats'],
  queryFn: () => callApi(api, readStats),
});
