import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { accountLimits } from '@femcoders/contracts/admin-account-limits';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { type FormEvent, useRef } from 'react';
import { readText, useDraft } from '../../drafts/use-draft.ts';
import { sendOnCtrlEnter } from '../../forms/send-on-ctrl-enter.ts';
import { checkTitle, useSending } from '../../forms/use-sending.ts';
import { moment } from '../../lists/moment.ts';
import type { AccountActs } from '../api/account.ts';
import styles from './accounts.module.css';

/** What the administration has written about her, and a place to write more. */
export function AccountNotes({ account, acts }: { account: AdminAccount; acts: AccountActs }) {
  const draft = useDraft(`account-note:${account.id}`, { start: '', read: readText, onDevice: false });
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const key = useRef<string | null>(null);
  const text = draft.value;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setProblem({ title: checkTitle, fields: [{ field: 'text', message: 'Escribe la nota.' }] });
      return;
    }
    key.current ??= crypto.randomUUID();
    const note = { key: key.current, text };
    void send(async () => {
      await acts.addNote(note);
      key.current = null;
      if (draft.latest() === text) draft.forget();
    });
  };

  return (
    <section aria-labelledby="notas" className={styles.part}>
      <h3 id="notas">Notas internas</h3>
      {account.notes.length > 0 && (
        <ol className={styles.notes}>
          {account.notes.map(({ id, text: written, author, createdAt }) => (
            <li key={id}>
              <p className={styles.meta}>
                <strong>{author}</strong> · <time dateTime={createdAt}>{moment(createdAt)}</time>
              </p>
              <p className={styles.written}>{written}</p>
            </li>
          ))}
        </ol>
      )}
      <form className={styles.form} noValidate onSubmit={submit} onKeyDown={sendOnCtrlEnter}>
        {problem && (
          <ErrorSummary
            title={problem.title}
            problems={problem.fields.map(({ message }) => ({ field: 'nota', message }))}
          />
        )}
        <TextArea
          name="nota"
          label="Nota"
          hint="Solo la lee la administración, y ella si pide una copia de sus datos."
          rows={3}
          maxLength={accountLimits.note}
          value={text}
          error={errorOf('text')}
          onChange={({ target }) => {
            key.current = null;
            draft.change(target.value);
          }}
        />
        <p>
          <Button type="submit" size="small" variant="outline" busy={busy}>
            {busy ? 'Guardando…' : 'Guardar nota'}
          </Button>
        </p>
      </form>
    </section>
  );
}
