import { lockAccount } from '@femcoders/contracts/endpoints/passwords';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { ApiError, callApi, forgetSession, useApi } from '@femcoders/platform';
import { useState } from 'react';
import styles from './access.module.css';
import { AccessFrame } from './access-frame.tsx';
import { BadLink } from './bad-link.tsx';
import { Outcome } from './outcome.tsx';
import { useAccessForm } from './use-access-form.ts';

/**
 * Closes an account that somebody else has entered, or changed the password of. Opening the link does nothing yet: mails
 * are looked at by programs.
 */
export function LockAccount({ token }: { token: string }) {
  const api = useApi();
  const [outcome, setOutcome] = useState<'locked' | 'bad-link' | null>(null);
  const form = useAccessForm(
    () => ({}),
    async () => {
      try {
        await callApi(api, lockAccount, { body: { token } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
        setOutcome('bad-link');
        return;
      }
      forgetSession();
      setOutcome('locked');
    },
  );

  if (outcome === 'bad-link') return <BadLink />;
  if (outcome === 'locked') {
    return (
      <Outcome title="Cuenta bloqueada">
        <p>
          Hemos cerrado todas las sesiones y nadie puede entrar. Te acabamos de enviar un correo con un enlace para
          elegir otra contraseña.
        </p>
      </Outcome>
    );
  }
  return (
    <AccessFrame title="Bloquea tu cuenta">
      <Form of={form} className={styles.form}>
        <p>
          Si otra persona ha entrado en tu cuenta o ha cambiado tu contraseña, bloquéala: se cierran todas las sesiones
          y te enviamos un enlace para elegir otra contraseña.
        </p>
        <SubmitButton of={form} doing="Bloqueando…" variant="danger">
          Bloquear mi cuenta
        </SubmitButton>
      </Form>
    </AccessFrame>
  );
}
