import { type RefObject, useEffect } from 'react';

/**
 * While `open`, calls `onDismiss` on a press outside of `area` and on Escape; Escape gives the focus back to `opener`.
 */
export function useDismiss(
  open: boolean,
  area: RefObject<HTMLElement | null>,
  onDismiss: () => void,
  opener: RefObject<HTMLElement | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: refs and the callback do not decide when to listen
  useEffect(() => {
    if (!open) return;
    const onPress = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) onDismiss();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onDismiss();
      opener.current?.focus();
    };
    document.addEventListener('click', onPress);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onPress);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
}
