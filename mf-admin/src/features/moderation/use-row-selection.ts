import type { ModeratedComment } from '@femcoders/contracts/moderation';
import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useCallback, useState } from 'react';

const features = tableFeatures({ rowSelectionFeature });
const noColumns: [] = [];

/**
 * Which comments of the page are marked, to be decided about together: TanStack's row selection over rows that the API
 * has found, ordered and cut. A comment that leaves the page takes its mark along.
 * @param viewKey another one begins without marks
 */
export function useRowSelection(page: ModeratedComment[], viewKey: string) {
  const [held, setHeld] = useState({ viewKey, rowSelection: {} as Record<string, true> });
  if (held.viewKey !== viewKey) setHeld({ viewKey, rowSelection: {} });
  const { rowSelection } = held;
  const table = useTable({
    features,
    columns: noColumns,
    data: page,
    getRowId,
    state: { rowSelection },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      setHeld({ viewKey, rowSelection: next });
    },
  });
  const marked = table.getSelectedRowModel().rows.map(({ original }) => original);

  const toggle = useCallback((id: string) => table.getRow(id).toggleSelected(), [table]);
  const clear = useCallback(() => table.resetRowSelection(true), [table]);
  return {
    marked,
    isMarked: (id: string) => rowSelection[id] === true,
    toggle,
    clear,
    all: table.getIsAllRowsSelected(),
    toggleAll: () => table.toggleAllRowsSelected(),
  };
}

function getRowId({ id }: ModeratedComment): string {
  return id;
}
