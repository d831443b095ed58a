import { Button, Dialog } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';

interface QuestionProps {
  open: boolean;
  title: string;
  /** What is done, and how its button looks. */
  yes: string;
  variant?: 'filled' | 'danger';
  /** What stays as it is. */
  no: string;
  onYes: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once before something is done. It is closed by either answer. */
export function Question({ yes, variant = 'danger', no, onYes, onClose, ...dialog }: QuestionProps) {
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
