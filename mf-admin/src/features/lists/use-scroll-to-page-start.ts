import { useCallback, useEffect, useRef } from 'react';

/**
 * Leads to the start of a page once its rows are there: the reader stood at its end, on a link that may be gone.
 * @param isOnTheWay the rows shown are still those of the page before
 */
export function useScrollToPageStart(page: number, isOnTheWay: boolean) {
  const table = useRef<HTMLTableElement>(null);
  const turning = useRef(false);
  const turnPage = useCallback(() => {
    turning.current = true;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was kept is there at once
  useEffect(() => {
    if (!turning.current || isOnTheWay) return;
    turning.current = false;
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView?.({ block: 'start' });
  }, [page, isOnTheWay]);

  return { table, turnPage };
}
