import type { AdminList } from '@femcoders/contracts/admin-list';
import { type ApiClient, type ApiRequest, type CallOptions, callApi } from '@femcoders/platform';
import type { ListDefinition } from './list-definition.ts';
import { type ListView, listQuery } from './list-view.ts';

type ListSource = Pick<ListDefinition<unknown>, 'endpoint' | 'params' | 'path'>;

/** All that is cached of a list begins with this key: invalidate it after a change. */
export function adminListKey({ endpoint, params = {}, path = `${endpoint}`.split(' ')[1] }: ListSource) {
  return ['admin', path, ...Object.values(params)] as const;
}

/** Asks for one page of a list. @throws what the API client throws */
export function readList<Row>(
  api: ApiClient,
  { endpoint, params = {}, path = '' }: ListDefinition<Row>,
  asked: Required<Pick<ApiRequest, 'query'>> & CallOptions,
): Promise<AdminList<Row>> {
  return endpoint ? callApi(api, endpoint, { params, ...asked }) : api.request(path, asked);
}

/** One page of a list of the administration, fresh whenever somebody looks; the page before stays until it is there. */
export function adminListQuery<Row>(api: ApiClient, definition: ListDefinition<Row>, view: ListView) {
  const query = listQuery(view, definition);
  return {
    queryKey: [...adminListKey(definition), query],
    queryFn: ({ signal }: { signal: AbortSignal }) => readList(api, definition, { query, signal }),
    placeholderData: (before: AdminList<Row> | undefined) => before,
    staleTime: 0,
  };
}
