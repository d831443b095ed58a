import { useSearchParams } from '@femcoders/platform';
import { useCallback, useMemo } from 'react';

/**
 * The view of a list as the address has it, and changing it. Another search, filter or order starts at its first page.
 * @param read, write the same functions at every render
 */
export function useAddressView<View extends { page: number }>(
  read: (params: URLSearchParams) => View,
  write: (view: View) => URLSearchParams,
  preventScrollReset = false,
) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => read(params), [params, read]);

  const changeView = useCallback(
    // Typing in the search is one step of the history, a page is one each.
    (change: Partial<View>, inPlace = !('page' in change)) => {
      setParams((current) => write({ ...read(current), page: 1, ...change }), { replace: inPlace, preventScrollReset });
    },
    [setParams, read, write, preventScrollReset],
  );
  return { view, changeView };
}
