import type { ReactNode } from 'react';
import { useOnDemand } from '../on-demand/on-demand.ts';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** The reader wants it closed: x, Escape or the device's back gesture; or what draws it did not come. */
  onClose: () => void;
  children: ReactNode;
  /**
   * Nothing is drawn round the children, who bring a way to close it; it stands near the window's top, and a press
   * outside of it closes it, too.
   */
  bare?: boolean;
  /** Buttons, the act first and then the way back; they stay in view while the text scrolls. */
  footer?: ReactNode;
}

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
