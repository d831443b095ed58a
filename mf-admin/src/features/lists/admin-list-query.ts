import type { AdminList } from '@femcoders/contracts/admin-list';
import { type ApiClient, type ApiRequest, callApi } from '@femcoders/platform';
import type { ListRows, ListSource } from './list-definition.ts';
import { type ListView, listQuery } from './list-view.ts';

/** All that is cached of a list begins with this key: invalidate it after a change. */
export function adminListKey({ endpoint, params }: ListSource<unknown>) {
  return ['admin', String(endpoint), ...(params ? [params] : [])];
}

/** Asks for a page of rows. @throws what the API client throws */
export function askForRows<Row>(
  api: ApiClient,
  { endpoint, params }: ListSource<Row>,
  asked: Pick<ApiRequest, 'query' | 'signal'>,
): Promise<AdminList<Row>> {
  return callApi(api, endpoint, { ...asked, ...(params && { params }) }) as Promise<AdminList<Row>>;
}

/** One page of a list of the administration, fresh whenever somebody looks; the page before stays until it is there. */
export function adminListQuery<Row>(api: ApiClient, definition: ListRows<Row>, view: ListView) {
  const query = listQuery(view, definition);
  return {
    queryKey: [...adminListKey(definition), query],
    queryFn: ({ signal }: { signal: AbortSignal }) => askForRows(api, definition, { query, signal }),
    placeholderData: (before: AdminList<Row> | undefined) => before,
    staleTime: 0,
  };
}
