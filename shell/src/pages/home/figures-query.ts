import { readFigures } from '@femcoders/contracts/endpoints/figures';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

/** The club in numbers. */
export function figuresQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['figures'], queryFn: () => callApi(api, readFigures) });
}
