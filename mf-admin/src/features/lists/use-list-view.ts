import { useCallback } from 'react';
import type { ListDefinition } from './list-definition.ts';
import { type ListView, listViewParams, readListView } from './list-view.ts';
import { useAddressView } from './use-address-view.ts';

/** The view of a list of the administration. */
export function useListView<Row>(definition: ListDefinition<Row>) {
  const read = useCallback((params: URLSearchParams) => readListView(params, definition), [definition]);
  const write = useCallback((view: ListView) => listViewParams(view, definition), [definition]);
  return useAddressView(read, write, true);
}
