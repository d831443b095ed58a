import type { MouseEvent } from 'react';

/** Takes over a click on a link, unless it is for another tab or window, which is the browser's. @returns whether it did */
export function takePlainClick(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}
