import { Button, Dialog } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';

interface AskOnceProps {
  open: boolean;
  title: string;
  /** What the button that does it says. */
  act: string;
  onAct: () => void;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks once before something that cannot be taken back. */
export function AskOnce({ open, title, act, onAct, onClose, children }: AskOnceProps) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" onClick={onAct}>
            {act}
          </Button>
          <Button variant="outline" onClick={onClose}>
            No, dejarlo
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
