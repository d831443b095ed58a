import { accountLimits } from '@femcoders/contracts/admin-account-limits';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { readText, useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Button, type ButtonVariant, Dialog, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import styles from './accounts.module.css';

interface ReasonDialogProps {
  /** What is done to which account: what is typed is kept under it. */
  draft: string;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** What the button that does it says, and while it does. */
  act: string;
  doing: string;
  variant?: ButtonVariant;
  /** What is missing beside the reason; null when nothing is. */
  mistake?: { field: string; message: string } | null;
  onClose: () => void;
  /**
   * @returns whether it was done
   * @throws what the API client throws
   */
  onAct: (reason: string) => Promise<boolean>;
}

/** Asks once, and why: what is done to somebody's account is kept in the log with its reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, act, doing, variant = 'filled', mistake = null, onClose, onAct } = props;
  const form = useId();
  const draft = useDraft(draftKeyOf(`account-${props.draft}`), { start: '', read: readText, onDevice: false });
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const reason = draft.value;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = reason.trim() === '' ? [{ field: 'reason', message: 'Escribe por qué.' }] : [];
    const fields = mistake ? [mistake, ...missing] : missing;
    if (fields.length > 0) return setProblem({ title: checkTitle, fields });
    void send(async () => {
      if (!(await onAct(reason))) return;
      draft.forget();
      onClose();
    });
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={form} variant={variant} busy={busy}>
            {busy ? doing : act}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        {children}
        <TextArea
          name="reason"
          label="¿Por qué?"
          hint="Queda en el registro con tu nombre. Ella no lo lee."
          rows={2}
          maxLength={accountLimits.reason}
          value={reason}
          error={errorOf('reason')}
          onChange={({ target }) => draft.change(target.value)}
        />
      </form>
    </Dialog>
  );
}
