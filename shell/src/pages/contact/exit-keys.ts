/** How often the key is pressed to leave, and within how long, in milliseconds. */
export const exitKeys = { presses: 3, withinMs: 5_000 } as const;

/**
 * Watches for Shift pressed three times by itself: while a capital letter is typed it does not count.
 * @param onPress called with how many presses are still needed; 0 is the moment to leave
 * @returns a function that stops watching
 */
export function watchExitKeys(onPress: (left: number) => void): () => void {
  let alone = false;
  let presses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const down = (event: KeyboardEvent) => {
    alone = event.key === 'Shift' && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!alone) presses = 0;
  };
  const up = (event: KeyboardEvent) => {
    if (event.key !== 'Shift' || !alone) return;
    presses += 1;
    if (presses === 1) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        presses = 0;
      }, exitKeys.withinMs);
    }
    onPress(Math.max(exitKeys.presses - presses, 0));
  };
  document.addEventListener('keydown', down);
  document.addEventListener('keyup', up);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', down);
    document.removeEventListener('keyup', up);
  };
}
