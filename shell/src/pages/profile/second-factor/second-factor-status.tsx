import type { SecondFactorState } from '@femcoders/contracts/second-factor';
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { ConfirmDialog } from '@femcoders/kit/forms/confirm-dialog';
import { Button, Tag } from '@femcoders/shared-ui';
import { useState } from 'react';
import styles from './second-factor.module.css';

/** From so few on a text says that they run out. */
const fewCodes = 3;

interface SecondFactorStatusProps {
  state: SecondFactorState;
  busy: boolean;
  onBegin: () => void;
  onRenewCodes: () => void;
  onSwitchOff: () => void;
}

/** Whether she has one, and what she can do about it. */
export function SecondFactorStatus(props: SecondFactorStatusProps) {
  return props.state.enabledSince ? <On {...props} since={props.state.enabledSince} /> : <Off {...props} />;
}

function Off({ state, busy, onBegin }: SecondFactorStatusProps) {
  return (
    <div className={styles.status}>
      <Tag tone="outline">Desactivada</Tag>
      {state.required && (
        <p>
          <strong>Tu rol la necesita:</strong> hasta que la actives, la administración no se abre.
        </p>
      )}
      <p>
        Hace falta una aplicación de códigos: la de contraseñas de tu teléfono o cualquier otra, como Aegis, 2FAS o
        Google Authenticator.
      </p>
      {!state.demanded && <Voluntary />}
      <Button busy={busy} onClick={onBegin}>
        Activar
      </Button>
    </div>
  );
}

function On({ state, since, busy, onRenewCodes, onSwitchOff }: SecondFactorStatusProps & { since: string }) {
  const [asked, setAsked] = useState(false);
  const { recoveryCodesLeft: left } = state;
  return (
    <div className={styles.status}>
      <Tag tone="mint">Activada</Tag>
      <p>
        Desde el {dayInWords(since)}. {codesLeft(left)}
        {left <= fewCodes && ' Pide otros antes de quedarte sin ninguno.'}
      </p>
      {state.required && <p>Tu rol la necesita, así que no se puede desactivar.</p>}
      {!state.demanded && <Voluntary />}
      <div className="row gap-12 middle">
        <Button variant="outline" busy={busy && !asked} onClick={onRenewCodes}>
          Códigos de recuperación nuevos
        </Button>
        {!state.required && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsked(true)}>
            Desactivar
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked}
        title="¿Desactivar la verificación en dos pasos?"
        yes="Desactivar"
        no="Cancelar"
        onYes={onSwitchOff}
        onClose={() => setAsked(false)}
      >
        <p>Para entrar bastará con tu contraseña. Los códigos de recuperación que guardaste dejarán de servir.</p>
      </ConfirmDialog>
    </div>
  );
}

function Voluntary() {
  return (
    <p className="quiet small">Aquí es voluntaria para todas, también para el equipo: esto es una demostración.</p>
  );
}

function codesLeft(left: number): string {
  if (left === 0) return 'No te queda ningún código de recuperación.';
  return `${plural(left, 'Te queda', 'Te quedan')} ${counted(left, 'código', 'códigos')} de recuperación.`;
}
