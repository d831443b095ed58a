import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { roleLabels } from '@femcoders/contracts/role-labels';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { Link, useSession } from '@femcoders/platform';
import { Button, buttonClass } from '@femcoders/shared-ui';
import { useRef, useState } from 'react';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import { ActionDialog } from '../../records/action-dialog.tsx';
import { type Fact, Facts } from '../../records/facts.tsx';
import page from '../../records/record-page.module.css';
import { accountActions } from '../account-actions.ts';
import type { AccountMutations } from '../api/account.ts';
import styles from './accounts.module.css';

interface PanelProps {
  account: AdminAccount;
  mutations: AccountMutations;
}

type AccountAction = keyof typeof accountActions;

/** Renders what is known of an account, and what may be done about it; each act asks once. */
export function AccountActionsPanel({ account, mutations }: PanelProps) {
  const { user } = useSession();
  const [asked, setAsked] = useState<AccountAction | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useKeptFocus(buttons);
  const isOwn = user?.id === account.id;
  const ask = (act: AccountAction, label: string, danger = false) => (
    <Button size="small" variant={danger ? 'danger' : 'outline'} onClick={() => setAsked(act)}>
      {label}
    </Button>
  );

  return (
    <aside className={styles.side} aria-label="Sobre esta cuenta">
      <Known account={account} />
      {isOwn && <p className={styles.quiet}>Es tu cuenta: tu rol lo cambia otra administradora.</p>}
      <div ref={buttons} className={page.actions}>
        {!isOwn && ask('role', 'Cambiar el rol')}
        {ask('password-link', 'Enviar enlace de contraseña')}
        {account.sessions > 0 && !isOwn && ask('end-sessions', 'Cerrar sus sesiones')}
        {account.secondFactor && !isOwn && ask('second-factor', 'Quitar la verificación en dos pasos')}
        <Link to={`/admin/personas/${account.id}/unir`} className={buttonClass('outline', 'small')}>
          Unir otra cuenta a esta
        </Link>
        {!isOwn && ask('copy', 'Sacar una copia de sus datos')}
        {account.deletion && !isOwn && ask('keep', 'Cancelar el borrado')}
        {account.suspension && ask('lift', 'Levantar la suspensión')}
        {!account.suspension && !isOwn && ask('suspend', 'Suspender la cuenta', true)}
        {!account.deletion && !isOwn && ask('delete', 'Borrar la cuenta', true)}
      </div>
      {asked && <ActionDialog {...accountActions[asked](account, mutations)} onClose={() => setAsked(null)} />}
    </aside>
  );
}

function Known({ account }: { account: AdminAccount }) {
  const { email, role, createdAt, lastSeenOn, secondFactorSince } = account;
  const facts: Fact[] = [
    [
      'Correo',
      <a key="mail" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    ['Rol', roleLabels[role]],
    ['Cuenta desde', shortDay(createdAt)],
    ['Última visita', lastSeenOn ? shortDay(lastSeenOn) : 'Nunca'],
    ['Dos pasos', secondFactorSince ? `Desde el ${shortDay(secondFactorSince)}` : 'No'],
  ];
  return <Facts facts={facts} />;
}
