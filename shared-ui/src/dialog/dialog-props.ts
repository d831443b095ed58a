import type { ReactNode } from 'react';

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
