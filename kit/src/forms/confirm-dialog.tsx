import { Button, Dialog } from '@femcoders/shared-ui';
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { recoverFocus } from '../lists/use-focus-after-removal.ts';
import { Form } from './form.tsx';
import type { useForm } from './use-form.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The label of the confirming button, and how it looks. */
  yes: string;
  variant?: 'filled' | 'danger';
  /** The label of the cancelling button. */
  no: string;
  onClose: () => void;
  children: ReactNode;
}

interface PlainConfirmDialogProps extends ConfirmDialogProps {
  onYes: () => unknown;
}

/**
 * Asks for confirmation before an action. Either button closes it, and the focus returns to the button that opened it; where
 * the action takes that away, to the heading of its part of the page.
 */
export function ConfirmDialog({ yes, variant = 'danger', no, onYes, onClose, ...dialog }: PlainConfirmDialogProps) {
  const opener = useRef<Element>(null);
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (dialog.open) opener.current = document.activeElement;
  }, [dialog.open]);
  const answer = async () => {
    const part = opener.current?.closest('section');
    onClose();
    await onYes();
    // After what the action has changed is drawn.
    setTimeout(() => recoverFocus(part?.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3') : null));
  };
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      footer={
        <>
          <Button variant={variant} onClick={() => void answer()}>
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

interface ConfirmFormDialogProps extends ConfirmDialogProps {
  /** The form (`useForm`) whose fields the children are. What is wrong with it is shown where the dialog was opened. */
  of: Pick<ReturnType<typeof useForm<object, unknown>>, 'busy' | 'submit'>;
}

/** Asks for confirmation before an action that takes a form's values. Either button closes it; the confirming one sends the form. */
export function ConfirmFormDialog({
  of,
  yes,
  variant = 'danger',
  no,
  onClose,
  children,
  ...dialog
}: ConfirmFormDialogProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    of.submit(event);
    onClose();
  };
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant={variant}>
            {yes}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {no}
          </Button>
        </>
      }
    >
      <Form of={{ busy: of.busy, problem: null, submit }} id={id}>
        {children}
      </Form>
    </Dialog>
  );
}
