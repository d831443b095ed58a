import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { accountLimits } from '@femcoders/contracts/admin-account-limits';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { NoteForm } from '../../forms/note-form.tsx';
import page from '../../records/record-page.module.css';
import type { AccountMutations } from '../api/account.ts';

/** Renders what the administration has written about her, and a place to write more. */
export function AccountNotes({ account, mutations }: { account: AdminAccount; mutations: AccountMutations }) {
  return (
    <section aria-labelledby="notas" className={page.part}>
      <h3 id="notas" className="small-title">
        Notas internas
      </h3>
      {account.notes.length > 0 && (
        <ol className={page.notes}>
          {account.notes.map(({ id, text: written, author, createdAt }) => (
            <li key={id} data-kind="note">
              <p className="byline">
                <strong>{author}</strong> · <time dateTime={createdAt}>{shortMoment(createdAt)}</time>
              </p>
              <p className="written">{written}</p>
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
