import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus at its place: what was pressed is often gone once it has done its work, and the focus with it. It
 * goes to the first control of the same row of a table, to the table when the row is gone, and elsewhere to the first
 * control of the place.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  const held = useRef<{ control: Element; row: Element | null } | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      // A dialog that was opened from here gives the focus back, if it can.
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return;
      held.current = place.current?.contains(target) ? { control: target, row: target.closest('tr') } : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [place]);

  useEffect(() => {
    if (!held.current || held.current.control.isConnected || document.activeElement !== document.body) return;
    const { row } = held.current;
    held.current = null;
    const near = row === null ? place.current : row.isConnected ? row : null;
    const target = near?.querySelector<HTMLElement>('button, select, a[href]') ?? place.current;
    target?.focus({ preventScroll: true });
  });
}
