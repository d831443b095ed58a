import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { roleNames } from '@femcoders/contracts/role-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { Link, showToast, useSession } from '@femcoders/platform';
import { Button, buttonClass } from '@femcoders/shared-ui';
import { useRef, useState } from 'react';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import { type Fact, Facts } from '../../records/facts.tsx';
import type { AccountMutations } from '../api/account.ts';
import styles from './accounts.module.css';
import { DeletionDialog } from './deletion-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { SuspensionDialog } from './suspension-dialog.tsx';

interface PanelProps {
  account: AdminAccount;
  acts: AccountMutations;
}

type Asked =
  | 'role'
  | 'suspend'
  | 'lift'
  | 'end-sessions'
  | 'second-factor'
  | 'password-link'
  | 'copy'
  | 'delete'
  | 'keep';

/** What is known of an account, and what may be done about it; each act asks once. */
export function AccountActionsPanel({ account, acts }: PanelProps) {
  const { user } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useKeptFocus(buttons);
  const isOwn = user?.id === account.id;
  const ask = (act: Asked, label: string, danger = false) => (
    <Button size="small" variant={danger ? 'danger' : 'outline'} onClick={() => setAsked(act)}>
      {label}
    </Button>
  );

  return (
    <aside className={styles.side} aria-label="Sobre esta cuenta">
      <Known account={account} />
      {isOwn && <p className={styles.quiet}>Es tu cuenta: tu rol lo cambia otra administradora.</p>}
      <div ref={buttons} className={styles.acts}>
        {!isOwn && ask('role', 'Cambiar el rol')}
        {ask('password-link', 'Enviar enlace de contraseña')}
        {account.sessions > 0 && !isOwn && ask('end-sessions', 'Cerrar sus sesiones')}
        {account.secondFactor && !isOwn && ask('second-factor', 'Quitar los dos pasos')}
        <Link to={`/admin/personas/${account.id}/unir`} className={buttonClass('outline', 'small')}>
          Unir otra cuenta a esta
        </Link>
        {!isOwn && ask('copy', 'Sacar una copia de sus datos')}
        {account.deletion && !isOwn && ask('keep', 'Cancelar el borrado')}
        {account.suspension && ask('lift', 'Levantar la suspensión')}
        {!account.suspension && !isOwn && ask('suspend', 'Suspender la cuenta', true)}
        {!account.deletion && !isOwn && ask('delete', 'Borrar la cuenta', true)}
      </div>
      <Question asked={asked} account={account} acts={acts} onClose={() => setAsked(null)} />
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
    ['Rol', roleNames[role]],
    ['Cuenta desde', shortDay(createdAt)],
    ['Última visita', lastSeenOn ? shortDay(lastSeenOn) : 'Nunca'],
    ['Dos pasos', secondFactorSince ? `Desde el ${shortDay(secondFactorSince)}` : 'No'],
  ];
  return <Facts facts={facts} />;
}

function Question({ asked, account, acts, onClose }: PanelProps & { asked: Asked | null; onClose: () => void }) {
  const { id, name, sessions } = account;
  const shared = { draft: `${asked}:${id}`, onClose };
  const told = async (doing: Promise<boolean>, words: string) => {
    const done = await doing;
    if (done) showToast(words, { tone: 'success' });
    return done;
  };
  switch (asked) {
    case 'role':
      return <RoleDialog account={account} acts={acts} onClose={onClose} />;
    case 'delete':
      return <DeletionDialog account={account} acts={acts} onClose={onClose} />;
    case 'keep':
      return (
        <ReasonDialog
          {...shared}
          title={`¿Conservar la cuenta de ${name}?`}
          act="Cancelar el borrado"
          doing="Cancelando…"
          onAct={(reason) => told(acts.keep({ reason }), `La cuenta de ${name} se queda.`)}
        >
          <p>La cuenta deja de tener fecha de borrado. Si lo pidió ella, asegúrate de que ha cambiado de idea.</p>
        </ReasonDialog>
      );
    case 'copy':
      return (
        <ReasonDialog
          {...shared}
          title={`¿Sacar una copia de los datos de ${name}?`}
          act="Sacar la copia"
          doing="Preparando…"
          onAct={(reason) =>
            told(acts.saveCopy({ reason }), 'La copia está en tus descargas. Bórrala cuando se la hayas dado.')
          }
        >
          <p>
            Un ZIP con todo lo que guardamos sobre ella, para dárselo si no puede sacarlo en su perfil. Se lo decimos
            por correo.
          </p>
        </ReasonDialog>
      );
    case 'suspend':
      return <SuspensionDialog account={account} acts={acts} onClose={onClose} />;
    case 'lift':
      return (
        <ReasonDialog
          {...shared}
          title={`¿Levantar la suspensión de ${name}?`}
          act="Levantar la suspensión"
          doing="Levantando…"
          onAct={(reason) =>
            told(acts.lift({ reason }), `${name} puede entrar otra vez. Se lo hemos dicho por correo.`)
          }
        >
          <p>Podrá entrar otra vez desde ahora, y se lo decimos por correo.</p>
        </ReasonDialog>
      );
    case 'end-sessions':
      return (
        <ReasonDialog
          {...shared}
          title={`¿Cerrar las sesiones de ${name}?`}
          act="Cerrar sus sesiones"
          doing="Cerrando…"
          onAct={(reason) => told(acts.endSessions({ reason }), `Las sesiones de ${name} están cerradas.`)}
        >
          <p>
            Tiene {counted(sessions, 'sesión abierta', 'sesiones abiertas')}. Tendrá que entrar otra vez con su
            contraseña.
          </p>
        </ReasonDialog>
      );
    case 'second-factor':
      return (
        <ReasonDialog
          {...shared}
          title={`¿Quitar los dos pasos a ${name}?`}
          act="Quitar los dos pasos"
          doing="Quitando…"
          variant="danger"
          onAct={(reason) =>
            told(
              acts.removeSecondFactor({ reason }),
              `${name} entra solo con su contraseña. Se lo hemos dicho por correo.`,
            )
          }
        >
          <p>
            Para quien ha perdido el móvil y sus códigos. Comprueba antes que es ella por otro camino: quien tenga su
            contraseña podrá entrar. Se cierran sus sesiones y se lo decimos por correo.
          </p>
        </ReasonDialog>
      );
    case 'password-link':
      return (
        <ReasonDialog
          {...shared}
          title={`¿Enviar a ${name} un enlace de contraseña?`}
          act="Enviar el enlace"
          doing="Enviando…"
          onAct={(reason) => told(acts.mailPasswordLink({ reason }), `El enlace va de camino a ${account.email}.`)}
        >
          <p>
            Le llega a {account.email}, sirve una vez y caduca en 30 minutos. Su contraseña de ahora sigue valiendo.
          </p>
        </ReasonDialog>
      );
    default:
      return null;
  }
}
