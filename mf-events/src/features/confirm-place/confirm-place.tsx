import { nameInPlaceKey } from '@femcoders/contracts/place-key';
import type { ConfirmedPlace, PlaceConfirmation } from '@femcoders/contracts/registration';
import { registrationLimits } from '@femcoders/contracts/registration-limits';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { useApi, useNavigate } from '@femcoders/platform';
import { Button, ErrorSummary, TextField, type TextFieldProps } from '@femcoders/shared-ui';
import { type FormEvent, useState } from 'react';
import styles from './confirm-place.module.css';

const path = '/registrations/confirm';
const label = 'Confirmar mi plaza';

/**
 * The button that confirms a place, and the name under which it is: the mail's may be what a stranger typed. The form works without
 * the page's code, too.
 * @param linkKey what the address has after `#`; undefined while nobody knows, null when there is none
 */
export function ConfirmPlace({ linkKey }: { linkKey: string | null | undefined }) {
  const api = useApi();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [ownName, setOwnName] = useState<string>();
  const { busy, problem, errorOf, send } = useSending('');

  const waiting = linkKey === undefined;
  const key = linkKey ?? typed;
  const name = ownName ?? nameInPlaceKey(key);

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body: PlaceConfirmation = { key, name };
    void send(async () => {
      const { token } = await api.request<ConfirmedPlace>(path, { method: 'POST', body });
      navigate(`/eventos/mi-plaza#${token}`, { replace: true });
    });
  }

  return (
    <form className={styles.form} method="post" action={`/api${path}`} noValidate={!waiting} onSubmit={confirm}>
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      {waiting && (
        <noscript>
          <div className={styles.form}>
            <NameField />
            <KeyField />
            <Button type="submit">{label}</Button>
          </div>
        </noscript>
      )}
      {/* Scripts find the key in nearly every address, so what they show is there from the beginning and nothing moves. */}
      <div className={waiting ? styles.waiting : undefined}>
        <NameField
          {...(waiting && { name: 'waiting-name', disabled: true })}
          value={waiting ? '' : name}
          error={errorOf('name')}
          onChange={(event) => setOwnName(event.target.value)}
        />
      </div>
      {linkKey === null && (
        <KeyField value={typed} error={errorOf('key')} onChange={(event) => setTyped(event.target.value)} />
      )}
      {/* Pressed before the page is live, it would send the form without the key. */}
      <Button type="submit" busy={busy || waiting} className={waiting ? styles.waiting : undefined}>
        {busy ? 'Confirmando…' : label}
      </Button>
    </form>
  );
}

type FieldProps = Partial<Pick<TextFieldProps, 'name' | 'value' | 'disabled' | 'error' | 'onChange'>>;

function NameField(props: FieldProps) {
  return (
    <TextField
      name="name"
      label="Tu nombre"
      hint="Así estarás en la lista de la puerta. Si hay otro escrito, cámbialo."
      autoComplete="name"
      maxLength={registrationLimits.name}
      required
      {...props}
    />
  );
}

function KeyField(props: FieldProps) {
  return (
    <TextField
      name="key"
      label="Código de tu correo"
      hint="Está en el mismo correo que el enlace. También puedes pegar el enlace entero."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
