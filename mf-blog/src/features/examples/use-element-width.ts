import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * @param unit `rem`: in letters as large as the reader has set them, for what has to fit next to one another
 * @returns the width of an element in pixels or in rem, as it changes; 0 before it is measured
 */
export function useElementWidth(element: RefObject<HTMLElement | null>, unit: 'px' | 'rem' = 'px'): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = (pixels: number) =>
      setWidth(
        unit === 'px' ? pixels : pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
    if (!element.current) return;
    measure(element.current.clientWidth);
    const watch = new ResizeObserver(([entry]) => entry && measure(Math.round(entry.contentRect.width)));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, unit]);
  return width;
}
