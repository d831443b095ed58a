import { dismissToast, showToast } from '@femcoders/platform';

let last: number | null = null;

/**
 * Says what was done, with the way back from it. Only the last act can be taken back like that, so that no
 * two offers stand beside each other.
 */
export function showUndo(message: string, undo: () => void): void {
  dismissUndo();
  last = showToast(message, { tone: 'success', action: { label: 'Deshacer', run: undo } });
}

/** What follows makes the way back wrong, or was done by it. */
export function dismissUndo(): void {
  if (last !== null) dismissToast(last);
  last = null;
}
