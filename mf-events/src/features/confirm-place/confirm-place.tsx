import type { ConfirmedPlace, PlaceConfirmation } from '@femcoders/contracts/registration';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { useApi, useNavigate } from '@femcoders/platform';
import { Button, ErrorSummary, TextField } from '@femcoders/shared-ui';
import { type FormEvent, useState } from 'react';
import styles from './confirm-place.module.css';

const path = '/registrations/confirm';
const label = 'Confirmar mi plaza';

/**
 * The button that confirms a place. Its form works without the page's code, too.
 * @param linkKey what the address has after `#`; undefined while nobody knows, null when there is none
 */
export function ConfirmPlace({ linkKey }: { linkKey: string | null | undefined }) {
  const api = useApi();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { busy, problem, errorOf, send } = useSending('');

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body: PlaceConfirmation = { key: linkKey ?? typed };
    void send(async () => {
      const { token } = await api.request<ConfirmedPlace>(path, { method: 'POST', body });
      navigate(`/eventos/mi-plaza#${token}`, { replace: true });
    });
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={`/api${path}`}
      noValidate={linkKey !== undefined}
      onSubmit={confirm}
    >
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      {linkKey === undefined && (
        <noscript>
          <div className={styles.form}>
            <KeyField />
            <Button type="submit">{label}</Button>
          </div>
        </noscript>
      )}
      {linkKey === null && (
        <KeyField value={typed} error={errorOf('key')} onChange={(event) => setTyped(event.target.value)} />
      )}
      {/* Pressed before the page is live, it would send the form without the key. */}
      <Button
        type="submit"
        busy={busy || linkKey === undefined}
        className={linkKey === undefined ? styles.waiting : undefined}
      >
        {busy ? 'Confirmando…' : label}
      </Button>
    </form>
  );
}

type KeyFieldProps = Pick<Parameters<typeof TextField>[0], 'value' | 'error' | 'onChange'>;

function KeyField(props: KeyFieldProps) {
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
