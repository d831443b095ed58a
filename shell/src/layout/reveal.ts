import { useEffect } from 'react';

/** How long after the last movement the reader counts as no longer scrolling, in milliseconds. */
const restMs = 200;

/**
 * An element with `data-reveal` appears when the reader scrolls to it, from above as well as from below, and
 * every time (spec section 9: 800 ms, ease-out, not once, mirrored; the look is in layout.module.css).
 *
 * Only what is outside the window is hidden, and only while she scrolls: nothing is missing from a page at rest, however
 * late a part of it arrives, nor from its first paint, its print or its search.
 */
export function useReveal(): void {
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(rest);
      rest = setTimeout(showAll, restMs);
      const found = marked();
      // All is measured before anything changes, so that the page is laid out once.
      const sides = found.map(sideOf);
      found.forEach((element, index) => {
        const side = sides[index];
        if (side) element.dataset.away = side;
        else delete element.dataset.away;
      });
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(rest);
      showAll();
    };
  }, []);
}

function marked(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-reveal]')];
}

/** On which side of the window it is; null when it is inside. */
function sideOf(element: HTMLElement): 'above' | 'below' | null {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= innerHeight) return 'below';
  return bottom <= 0 ? 'above' : null;
}

function showAll(): void {
  for (const element of marked()) delete element.dataset.away;
}
