import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { roleLabels } from '@femcoders/contracts/role-labels';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { asSentence } from '@femcoders/contracts/spanish-hour';
import { Link } from '@femcoders/platform';
import { Tag } from '@femcoders/shared-ui';
import { StateWord } from '../../lists/components/state-word.tsx';
import { OpenRecord } from '../../records/open-record.tsx';
import page from '../../records/record-page.module.css';
import { stateNames } from '../account-words.ts';
import { type AccountMutations, useAccount, useAccountMutations } from '../api/account.ts';
import { AccountActionsPanel } from './account-actions-panel.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountHistory } from './account-history.tsx';
import { AccountNotes } from './account-notes.tsx';
import styles from './accounts.module.css';

/** Renders an account: its state, its notes, what was done and what may be done. */
export function OpenAccount({ id }: { id: string }) {
  const mutations = useAccountMutations(id);
  return (
    <OpenRecord query={useAccount(id)} {...accountWords}>
      {(account) => <Whole account={account} mutations={mutations} />}
    </OpenRecord>
  );
}

/** The messages for an account that is not loaded or does not exist. */
export const accountWords = {
  what: 'la cuenta',
  gone: 'Esta cuenta no está aquí',
  goneWhy: 'Puede que se haya borrado, o que se haya unido a otra de la misma persona.',
  back: '/admin/personas',
  backWords: 'Volver a la lista',
};

function Whole({ account, mutations }: { account: AdminAccount; mutations: AccountMutations }) {
  return (
    <div className={`${page.record} ${styles.account}`}>
      <div className={page.main}>
        <p className={page.top}>
          <Link to="/admin/personas" className={page.back}>
            Volver a la lista
          </Link>
        </p>
        <header className={page.part}>
          <h2>{account.name}</h2>
          <p className="row gap-8">
            <Tag tone="lilac">{roleLabels[account.role]}</Tag>
            {account.state !== 'active' && <StateWord state={account.state}>{stateNames[account.state]}</StateWord>}
          </p>
        </header>
        <AccountStatus account={account} />
        <AccountFacts account={account} />
      </div>
      <AccountActionsPanel account={account} mutations={mutations} />
      <div className={page.main}>
        <AccountNotes account={account} mutations={mutations} />
        <AccountHistory account={account} />
      </div>
    </div>
  );
}

/** Why the account cannot be used, or that it goes. */
function AccountStatus({ account: { suspension, deletion } }: { account: AdminAccount }) {
  return (
    <>
      {suspension && (
        <div className="boxed alarming stack gap-4 small breaks">
          <p>
            <strong>Suspendida</strong> desde el {shortMoment(suspension.since)}
            {suspension.until ? asSentence(`, hasta el ${shortMoment(suspension.until)}`) : ', sin fecha de fin.'}
          </p>
          {suspension.reason && <p>Le hemos dicho: «{suspension.reason}»</p>}
        </div>
      )}
      {deletion && (
        <div className="boxed alarming stack gap-4 small breaks">
          <p>
            <strong>La cuenta se borrará</strong> {asSentence(`el ${shortMoment(deletion.at)}`)}{' '}
            {deletion.comments ? 'Sus comentarios se borran con ella.' : 'Sus comentarios se quedan sin su nombre.'}
          </p>
        </div>
      )}
    </>
  );
}
