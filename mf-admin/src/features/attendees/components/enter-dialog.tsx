import type { AdminRegistration, EnteredRegistration } from '@femcoders/contracts/registration';
import { registrationLimits } from '@femcoders/contracts/registration-limits';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { ApiError, showToast } from '@femcoders/platform';
import { Button, Dialog, ErrorSummary, TextField } from '@femcoders/shared-ui';
import { type FormEvent, useId } from 'react';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { attendeeListPath } from '../attendee-list.tsx';
import { useEntryDraft } from '../entry-draft.ts';
import styles from './enter-dialog.module.css';

interface EnterDialogProps {
  eventId: string;
  onClose: () => void;
  onEntered: () => Promise<void>;
}

/** What can be told without asking; the API has the last word. */
function validate({ name, email }: EnteredRegistration) {
  return [
    ...(name.trim() === '' ? [{ field: 'name', message: 'Escribe el nombre.' }] : []),
    ...(/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(email)
      ? []
      : [{ field: 'email', message: 'Escribe un correo válido, como nombre@ejemplo.com.' }]),
  ];
}

/** The API says itself that it is not there for a moment. */
const words = (error: unknown) =>
  error instanceof ApiError && error.code === 'unavailable' ? error.message : undefined;

/** Enters somebody by name and mail. What is typed stays when it could not be stored. */
export function EnterDialog({ eventId, onClose, onEntered }: EnterDialogProps) {
  const api = useAdminApi();
  const form = useId();
  const { value: typed, change, forget } = useEntryDraft(eventId);
  const { busy, problem, setProblem, errorOf, send } = useSending(words);

  const field = (name: keyof EnteredRegistration) => ({
    name,
    value: typed[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  const close = () => {
    forget();
    onClose();
  };

  function enter(event: FormEvent) {
    event.preventDefault();
    const fields = validate(typed);
    if (fields.length > 0) return setProblem({ title: checkTitle, fields });
    void send(async () => {
      const row = await api.request<AdminRegistration>(attendeeListPath(eventId), { method: 'POST', body: typed });
      showToast(
        row.state === 'waiting'
          ? `No quedan plazas: ${row.name} está en la lista de espera, n.º ${row.waiting_position}.`
          : `${row.name} tiene plaza.`,
        { tone: 'success' },
      );
      close();
      await onEntered();
    });
  }

  return (
    <Dialog
      open
      title="Apuntar a alguien"
      onClose={close}
      footer={
        <>
          <Button type="submit" form={form} size="small" busy={busy}>
            {busy ? 'Apuntando…' : 'Apuntar'}
          </Button>
          <Button variant="outline" size="small" onClick={close}>
            Dejarlo
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={enter}>
        <p>Tendrá plaza si queda alguna; si no, irá al final de la lista de espera. Le escribimos un correo.</p>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <TextField {...field('name')} label="Nombre" autoComplete="off" maxLength={registrationLimits.name} />
        <TextField
          {...field('email')}
          label="Correo"
          type="email"
          autoComplete="off"
          maxLength={registrationLimits.email}
        />
      </form>
    </Dialog>
  );
}
