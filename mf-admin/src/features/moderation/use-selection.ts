import type { ModeratedComment } from '@femcoders/contracts/moderation';
import { useEffect, useRef, useState } from 'react';

/**
 * Which comment of the page is selected. When it leaves the page, for any reason, the one that took its place is.
 * @param page the comments of the page, in order
 */
export function useSelection(page: ModeratedComment[]) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const place = useRef(0);

  const found = page.findIndex(({ id }) => id === selectedId);
  const index = found >= 0 ? found : Math.min(place.current, page.length - 1);
  const selected = page[index] ?? null;

  useEffect(() => {
    place.current = Math.max(index, 0);
    setSelectedId(selected?.id ?? null);
  }, [index, selected?.id]);

  return { selected, index, select: setSelectedId };
}
