import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { roleLabels } from '@femcoders/contracts/role-labels';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { useSession } from '@femcoders/platform';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { type Fact, Facts } from '../../records/facts.tsx';
import { RecordSide } from '../../records/record-page.tsx';
import { accountActions } from '../account-actions.ts';
import type { AccountMutations } from '../api/account.ts';

interface PanelProps {
  account: AdminAccount;
  mutations: AccountMutations;
}

/** Renders what is known of an account, and what may be done about it; each act asks once. */
export function AccountActionsPanel({ account, mutations }: PanelProps) {
  const { user } = useSession();
  const isOwn = user?.id === account.id;
  const may = (act: keyof typeof accountActions, label: string, when: boolean, variant?: 'danger') => ({
    label,
    when,
    variant,
    asks: accountActions[act](account, mutations),
  });

  return (
    <RecordSide label="Sobre esta cuenta">
      <Known account={account} />
      {isOwn && <p className="remark">Es tu cuenta: tu rol lo cambia otra administradora.</p>}
      <ActionButtons
        actions={[
          may('role', 'Cambiar el rol', !isOwn),
          may('password-link', 'Enviar enlace de contraseña', true),
          may('end-sessions', 'Cerrar sus sesiones', account.sessions > 0 && !isOwn),
          may('second-factor', 'Quitar la verificación en dos pasos', account.secondFactor && !isOwn),
          { label: 'Unir otra cuenta a esta', to: `/admin/personas/${account.id}/unir` },
          may('copy', 'Sacar una copia de sus datos', !isOwn),
          may('keep', 'Cancelar el borrado', account.deletion !== null && !isOwn),
          may('lift', 'Levantar la suspensión', account.suspension !== null),
          may('suspend', 'Suspender la cuenta', account.suspension === null && !isOwn, 'danger'),
          may('delete', 'Borrar la cuenta', account.deletion === null && !isOwn, 'danger'),
        ]}
      />
    </RecordSide>
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
