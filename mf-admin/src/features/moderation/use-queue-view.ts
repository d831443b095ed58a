import { useSearchParams } from '@femcoders/platform';
import { useCallback, useMemo } from 'react';
import { type QueueView, queueViewParams, readQueueView } from './queue-view.ts';

/** The view of the address, and changing it. Another filter or order starts at its first page. */
export function useQueueView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readQueueView(params), [params]);

  const changeView = useCallback(
    (change: Partial<QueueView>, inPlace = !('page' in change)) => {
      // Typing in the search is one step of the history, a page is one each.
      setParams((current) => queueViewParams({ ...readQueueView(current), page: 1, ...change }), { replace: inPlace });
    },
    [setParams],
  );
  return { view, changeView };
}
