import type { InboxMessage } from '@femcoders/contracts/contact-inbox';
import { inboxLimits } from '@femcoders/contracts/contact-inbox-limits';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { type FormEvent, useRef } from 'react';
import { readText, useDraft } from '../../drafts/use-draft.ts';
import { sendOnCtrlEnter } from '../../forms/send-on-ctrl-enter.ts';
import { checkTitle, useSending } from '../../forms/use-sending.ts';
import type { ActOnMessage } from '../api/open-message.ts';
import styles from './open-message.module.css';

/** A note that only the team reads. */
export function NoteForm({ message, act }: { message: InboxMessage; act: ActOnMessage }) {
  const onDevice = message.reason !== 'conducta';
  const {
    value: text,
    latest,
    change,
    forget,
  } = useDraft(`note:${message.id}`, { start: '', read: readText, onDevice });
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const key = useRef<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setProblem({ title: checkTitle, fields: [{ field: 'text', message: 'Escribe la nota.' }] });
      return;
    }
    key.current ??= crypto.randomUUID();
    const note = { key: key.current, text };
    void send(async () => {
      await act('notes', note);
      key.current = null;
      if (latest() === text) forget();
    });
  };

  return (
    <form className={styles.form} noValidate aria-labelledby="anotar" onSubmit={submit} onKeyDown={sendOnCtrlEnter}>
      <h2 id="anotar">Nota interna</h2>
      {problem && (
        <ErrorSummary
          title={problem.title}
          problems={problem.fields.map(({ message: what }) => ({ field: 'nota', message: what }))}
        />
      )}
      <TextArea
        name="nota"
        label="Nota"
        hint="Solo la lee el equipo."
        rows={3}
        maxLength={inboxLimits.note}
        value={text}
        error={errorOf('text')}
        onChange={({ target }) => {
          key.current = null;
          change(target.value);
        }}
      />
      <p className={styles.send}>
        <Button type="submit" size="small" variant="outline" busy={busy}>
          {busy ? 'Guardando…' : 'Guardar nota'}
        </Button>
      </p>
    </form>
  );
}
