import { useEffect, useRef } from 'react';

/**
 * Leads the focus to a heading when the button that had it goes with what it removed, such as its row, and to that of the page
 * where the heading goes, too: else a keyboard would begin at the top again (WCAG 2.2, 2.4.3).
 * @param headingId id of the heading above the button
 * @param state changes with the removal: how many rows there are, for example
 * @returns called before something is removed
 */
export function useFocusAfterRemoval(headingId: string, state: number | string): () => void {
  const before = useRef<number | string>(null);
  useEffect(() => {
    if (before.current === null || state === before.current) return;
    before.current = null;
    recoverFocus(document.getElementById(headingId));
  }, [headingId, state]);
  return () => {
    before.current = state;
  };
}

/** Leads a focus that has fallen to the body to a heading, or to that of the page where there is none. */
export function recoverFocus(near: HTMLElement | null | undefined): void {
  if (document.activeElement !== document.body) return;
  const heading = near ?? document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
