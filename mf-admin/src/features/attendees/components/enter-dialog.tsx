import type { AdminRegistration, EnteredRegistration } from '@femcoders/contracts/registration';
import { registrationLimits } from '@femcoders/contracts/registration-limits';
import { ApiError, showToast } from '@femcoders/platform';
import { Button, Dialog, ErrorSummary, TextField } from '@femcoders/shared-ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { attendeeListPath } from '../attendee-list.tsx';
import { keepEntry, keptEntry } from '../entry-draft.ts';
import styles from './enter-dialog.module.css';

interface EnterDialogProps {
  eventId: string;
  onClose: () => void;
  onEntered: () => Promise<void>;
}

interface Problem {
  title: string;
  fields: { field: string; message: string }[];
}

const checkTitle = 'Revisa los datos';

/** What can be told without asking; the API has the last word. */
function mistakesIn({ name, email }: EnteredRegistration): Problem['fields'] {
  return [
    ...(name.trim() === '' ? [{ field: 'name', message: 'Escribe el nombre.' }] : []),
    ...(/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(email)
      ? []
      : [{ field: 'email', message: 'Escribe un correo válido, como nombre@ejemplo.com.' }]),
  ];
}

/** Enters somebody by name and mail. What is typed stays when it could not be stored. */
export function EnterDialog({ eventId, onClose, onEntered }: EnterDialogProps) {
  const api = useAdminApi();
  const form = useId();
  const [typed, setTyped] = useState<EnteredRegistration>(keptEntry(eventId) ?? { name: '', email: '' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  const field = (name: keyof EnteredRegistration) => ({
    name,
    value: typed[name],
    error: problem?.fields.find((one) => one.field === name)?.message,
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...typed, [name]: target.value };
      setTyped(next);
      keepEntry(eventId, next.name || next.email ? next : null);
    },
  });

  const close = () => {
    keepEntry(eventId, null);
    onClose();
  };

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    const mistakes = mistakesIn(typed);
    if (mistakes.length > 0) {
      setProblem({ title: checkTitle, fields: mistakes });
      return;
    }
    underWay.current = true;
    setSending(true);
    setProblem(null);
    try {
      const row = await api.request<AdminRegistration>(attendeeListPath(eventId), { method: 'POST', body: typed });
      keepEntry(eventId, null);
      showToast(
        row.state === 'waiting'
          ? `No quedan plazas: ${row.name} está en la lista de espera, n.º ${row.waiting_position}.`
          : `${row.name} tiene plaza.`,
        { tone: 'success' },
      );
      onClose();
      await onEntered();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      const message = error instanceof Error ? error.message : 'No hemos podido apuntarla.';
      setProblem({ title: fields.length > 0 ? checkTitle : message, fields });
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      title="Apuntar a alguien"
      onClose={close}
      footer={
        <>
          <Button type="submit" form={form} size="small" busy={sending}>
            {sending ? 'Apuntando…' : 'Apuntar'}
          </Button>
          <Button variant="outline" size="small" onClick={close}>
            Dejarlo
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void enter(event)}>
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
