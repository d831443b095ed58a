import type { AdminList } from '@femcoders/contracts/admin-list';
import type { ApiClient } from '@femcoders/platform';
import type { ListDefinition } from './list-definition.ts';
import { type ListView, listQuery } from './list-view.ts';

/** All that is cached of a list begins with this key: invalidate it after a change. */
export function adminListKey({ path }: Pick<ListDefinition<never>, 'path'>) {
  return ['admin', path] as const;
}

/** One page of a list of the administration, fresh whenever somebody looks; the page before stays until it is there. */
export function adminListQuery<Row>(api: ApiClient, definition: ListDefinition<Row>, view: ListView) {
  const query = listQuery(view, definition);
  return {
    queryKey: [...adminListKey(definition), query],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.request<AdminList<Row>>(definition.path, { query, signal }),
    placeholderData: (before: AdminList<Row> | undefined) => before,
    staleTime: 0,
  };
}
