import { type RefObject, useLayoutEffect, useState } from 'react';

/** @returns the width of an element in pixels, as it changes; 0 before it is measured */
export function useOwnWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    setWidth(element.current.clientWidth);
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
