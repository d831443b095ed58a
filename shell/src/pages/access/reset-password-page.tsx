import { checkPasswordLink, resetPassword } from '@femcoders/contracts/endpoints/passwords';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import {
  ApiError,
  callApi,
  forgetSession,
  Link,
  type PageHeadFactory,
  useApi,
  useLinkToken,
} from '@femcoders/platform';
import { buttonClass, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { useEffect, useState } from 'react';
import { NeedsScript } from '../needs-script.tsx';
import styles from './access.module.css';
import { AccessFrame } from './access-frame.tsx';
import { BadLink } from './bad-link.tsx';
import { Outcome } from './outcome.tsx';
import { PasswordField } from './password-field.tsx';
import { newPasswordProblem, passwordHint } from './password-problem.ts';
import { inputOf, textOf, useAccessForm } from './use-access-form.ts';

export const head: PageHeadFactory = () => ({
  title: 'Elige otra contraseña',
  description: 'Elige una contraseña nueva con el enlace que te hemos enviado.',
  noindex: true,
});

/** `/reset-password`, with the secret of the mail's link after `#`. */
export function Page() {
  const token = useLinkToken();
  if (token === undefined) {
    return (
      <AccessFrame title="Elige otra contraseña">
        <div className={styles.form} aria-busy="true">
          <VisuallyHidden>Cargando…</VisuallyHidden>
          <Skeleton lines={3} />
          <NeedsScript>Para elegir otra contraseña hace falta JavaScript.</NeedsScript>
        </div>
      </AccessFrame>
    );
  }
  return token === null ? <BadLink /> : <ChoosePassword key={token} token={token} />;
}

function ChoosePassword({ token }: { token: string }) {
  const api = useApi();
  const [state, setState] = useState<'choosing' | 'changed' | 'bad-link'>('choosing');

  // Better said before a password is chosen. Other errors here show when it is sent.
  useEffect(() => {
    const asked = new AbortController();
    const { signal } = asked;
    callApi(api, checkPasswordLink, { body: { token }, signal }).catch((error: unknown) => {
      if (isBadLink(error)) setState('bad-link');
    });
    return () => asked.abort();
  }, [api, token]);

  const form = useAccessForm(
    (sent) => ({ userPassword: newPasswordProblem(inputOf(sent, 'userPassword')?.value ?? '') }),
    async (values) => {
      try {
        await callApi(api, resetPassword, { body: { token, userPassword: textOf(values, 'userPassword') } });
      } catch (error) {
        if (!isBadLink(error)) throw error;
        setState('bad-link');
        return;
      }
      forgetSession();
      setState('changed');
    },
  );

  if (state === 'bad-link') return <BadLink />;
  if (state === 'changed') {
    return (
      <Outcome title="Contraseña cambiada">
        <p>Hemos cerrado todas tus sesiones y te lo hemos contado por correo. Entra con la contraseña nueva.</p>
        <Link className={buttonClass()} to="/login">
          Iniciar sesión
        </Link>
      </Outcome>
    );
  }
  return (
    <AccessFrame title="Elige otra contraseña">
      <Form of={form} className={styles.form}>
        <PasswordField
          label="Contraseña nueva"
          autoComplete="new-password"
          hint={passwordHint}
          error={form.errorOf('userPassword')}
        />
        <SubmitButton of={form} doing="Cambiando…">
          Cambiar la contraseña
        </SubmitButton>
      </Form>
    </AccessFrame>
  );
}

function isBadLink(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found';
}
