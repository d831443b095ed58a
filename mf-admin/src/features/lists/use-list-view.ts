import { useSearchParams } from '@femcoders/platform';
import { useCallback, useMemo } from 'react';
import type { ListDefinition } from './list-definition.ts';
import { type ListView, listViewParams, readListView } from './list-view.ts';

/** The view of the address, and changing it. Another search, filter or order starts at its first page. */
export function useListView<Row>(definition: ListDefinition<Row>) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readListView(params, definition), [params, definition]);

  const changeView = useCallback(
    (change: Partial<ListView>) => {
      setParams((current) => listViewParams({ ...readListView(current, definition), page: 1, ...change }, definition), {
        // Typing in the search is one step of the history, a page is one each.
        replace: !('page' in change),
        preventScrollReset: true,
      });
    },
    [setParams, definition],
  );
  return { view, changeView };
}
