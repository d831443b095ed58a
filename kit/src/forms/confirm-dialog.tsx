import { Button, Dialog } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The label of the confirming button, and how it looks. */
  yes: string;
  variant?: 'filled' | 'danger';
  /** The label of the cancelling button. */
  no: string;
  onYes: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for confirmation before an action. Either button closes it. */
export function ConfirmDialog({ yes, variant = 'danger', no, onYes, onClose, ...dialog }: ConfirmDialogProps) {
  const answer = () => {
    onClose();
    onYes();
  };
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      footer={
        <>
          <Button variant={variant} onClick={answer}>
            {yes}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {no}
          </Button>
        </>
      }
    />
  );
}
