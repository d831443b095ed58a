import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Id of the button that stands for a comment's row. */
export function rowId(commentId: string): string {
  return `comentario-${commentId}`;
}

export interface FocusPlaces {
  selectedId: string | null;
  /** Takes the focus where the list is not in view: a narrow screen shows one comment at a time. */
  detail: RefObject<HTMLElement | null>;
  /** Takes the focus when the last row is gone. */
  empty: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Whether a narrow screen shows the comment instead of the list: the focus goes along. */
  detailOpen: boolean;
}

/**
 * Keeps the focus with the selected row: after a decision, when another one is selected while the focus is on it, and when
 * the focused row is gone because somebody else decided.
 * @returns a function that asks for the focus; it moves once the selected row is on the page
 */
export function useRowFocus({ selectedId, detail, empty, list, detailOpen }: FocusPlaces): () => void {
  const wanted = useRef(false);
  const wasOpen = useRef(detailOpen);
  const focusedRow = useRef<Element | null>(null);
  const lastSelected = useRef(selectedId);

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      focusedRow.current = list.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);

  useEffect(() => {
    const lost =
      focusedRow.current !== null && !focusedRow.current.isConnected && document.activeElement === document.body;
    // A row that comes back is selected once it is there, which may be later than the focus was asked for.
    const left = lastSelected.current === selectedId ? null : lastSelected.current;
    const leftBehind = left !== null && document.activeElement?.id === rowId(left);
    lastSelected.current = selectedId;
    if (!wanted.current && !lost && !leftBehind && wasOpen.current === detailOpen) return;
    wanted.current = false;
    wasOpen.current = detailOpen;
    const places = selectedId === null ? [empty.current] : [document.getElementById(rowId(selectedId)), detail.current];
    for (const place of places) {
      // An element that has just been hidden keeps the focus until the next frame.
      if (place === document.activeElement) place?.blur();
      place?.focus();
      // What is not displayed does not take the focus.
      if (place && document.activeElement === place) return;
    }
  });

  return useCallback(() => {
    wanted.current = true;
  }, []);
}
