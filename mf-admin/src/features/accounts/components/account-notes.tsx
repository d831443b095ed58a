import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { accountLimits } from '@femcoders/contracts/admin-account-limits';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { NoteForm } from '../../forms/note-form.tsx';
import type { AccountMutations } from '../api/account.ts';
import styles from './accounts.module.css';

/** Renders what the administration has written about her, and a place to write more. */
export function AccountNotes({ account, mutations }: { account: AdminAccount; mutations: AccountMutations }) {
  return (
    <section aria-labelledby="notas" className={styles.part}>
      <h3 id="notas">Notas internas</h3>
      {account.notes.length > 0 && (
        <ol className={`stack gap-12 ${styles.notes}`}>
          {account.notes.map(({ id, text: written, author, createdAt }) => (
            <li key={id}>
              <p className={styles.meta}>
                <strong>{author}</strong> · <time dateTime={createdAt}>{shortMoment(createdAt)}</time>
              </p>
              <p className={styles.written}>{written}</p>
            </li>
          ))}
        </ol>
      )}
      <NoteForm
        className="stack gap-16"
        draft={`account-note:${account.id}`}
        onDevice={false}
        hint="Solo la lee la administración, y ella si pide una copia de sus datos."
        maxLength={accountLimits.note}
        onSave={mutations.addNote}
      />
    </section>
  );
}
