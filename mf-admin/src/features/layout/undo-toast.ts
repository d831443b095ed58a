import { dismissToast, showToast } from '@femcoders/platform';

let last: number | null = null;

/**
 * Says what was done, with the way back from it. Only the last act can be taken back like that, so that no
 * two offers stand next to each other.
 */
export function showUndo(message: string, undo: () => void): void {
  dismissUndo();
  last = showToast(message, { tone: 'success', action: { label: 'Deshacer', run: undo } });
}

/** Dismisses the offer to undo: it was taken, or a later act made it wrong. */
export function dismissUndo(): void {
  if (last !== null) dismissToast(last);
  last = null;
}

/** Says why something could not be done. */
export function showFailure(error: unknown): void {
  showToast(error instanceof Error ? error.message : 'No hemos podido guardarlo.', { tone: 'error' });
}

/** Does what needs no question, since it can be taken back: says that it is done, with the way back, or why it is not. */
export async function actWithUndo(
  act: () => Promise<unknown>,
  done: string,
  undo: () => Promise<unknown>,
): Promise<void> {
  try {
    await act();
    showUndo(done, () => void undo().catch(showFailure));
  } catch (error) {
    showFailure(error);
  }
}
