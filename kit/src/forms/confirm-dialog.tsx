import { Button, Dialog } from '@femcoders/shared-ui';
import { type FormEvent, type ReactNode, useId } from 'react';
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

/** Asks for confirmation before an action. Either button closes it. */
export function ConfirmDialog({ yes, variant = 'danger', no, onYes, onClose, ...dialog }: PlainConfirmDialogProps) {
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
