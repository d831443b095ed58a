import { useOnDemand } from '../on-demand/on-demand.ts';
import type { DialogProps } from './dialog-props.ts';

/** Loads what draws an open dialog: for who knows that one is about to open. @throws why it did not come */
export async function loadDialog() {
  return (await import(/* webpackChunkName: "dialogs" */ './dialog-window.tsx')).DialogWindow;
}

/**
 * A modal. The first that opens waits for what draws it; when that does not come, it closes again and the reader sees a
 * message.
 */
export function Dialog({ open, ...window }: DialogProps) {
  const DialogWindow = useOnDemand(loadDialog, open, window.onClose);
  return open && DialogWindow && <DialogWindow {...window} />;
}
