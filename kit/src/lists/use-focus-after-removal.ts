import { useEffect, useRef } from 'react';

/**
 * Leads the focus to a list's heading when the button that had it goes together with its row, and to that of the page where
 * the list goes, too: else a keyboard would begin at the top again (WCAG 2.2, 2.4.3).
 * @param headingId id of the list's heading, which has `tabIndex={-1}`
 * @param rows how many there are
 * @returns called before a row is removed
 */
export function useFocusAfterRemoval(headingId: string, rows: number): () => void {
  const before = useRef<number>(null);
  useEffect(() => {
    if (before.current === null || rows >= before.current) return;
    before.current = null;
    if (document.activeElement !== document.body) return;
    const heading = document.getElementById(headingId) ?? document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
  }, [headingId, rows]);
  return () => {
    before.current = rows;
  };
}
