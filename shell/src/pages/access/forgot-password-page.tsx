import { requestPasswordLink } from '@femcoders/contracts/endpoints/passwords';
import { emailInput } from '@femcoders/kit/forms/email-input';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { callApi, Link, type PageHeadFactory, useApi, useLinkToken } from '@femcoders/platform';
import { TextField } from '@femcoders/shared-ui';
import { useState } from 'react';
import { NeedsScript } from '../needs-script.tsx';
import styles from './access.module.css';
import { AccessFrame } from './access-frame.tsx';
import { emailFieldProblem } from './access-words.ts';
import { LockAccount } from './lock-account.tsx';
import { Outcome } from './outcome.tsx';
import { inputOf, textOf, useAccessForm } from './use-access-form.ts';

export const head: PageHeadFactory = () => ({
  title: 'Recupera tu contraseña',
  description: '¿La has olvidado? Te enviamos un enlace para elegir una contraseña nueva.',
  noindex: true,
  searchable: true,
});

/** `/forgot-password`; with the link of the mail about a change, the place to lock the account. */
export function Page() {
  const token = useLinkToken();
  return token ? <LockAccount token={token} /> : <AskForLink />;
}

function AskForLink() {
  const api = useApi();
  const [asked, setAsked] = useState(false);
  const form = useAccessForm(
    (sent) => ({ userEmail: emailFieldProblem(inputOf(sent, 'userEmail')) }),
    async (values) => {
      await callApi(api, requestPasswordLink, { body: { userEmail: textOf(values, 'userEmail') } });
      setAsked(true);
    },
  );

  if (asked) {
    return (
      <Outcome title="Mira tu correo">
        <p>
          Si hay una cuenta con ese correo, te llegará un enlace en unos minutos. Revisa el correo no deseado. El enlace
          caduca en 30 minutos.
        </p>
        <p>
          <button type="button" className="text-link" onClick={() => setAsked(false)}>
            Probar con otro correo
          </button>
        </p>
      </Outcome>
    );
  }
  return (
    <AccessFrame title="Recupera tu contraseña">
      <Form of={form} className={styles.form} data-kept-typing="">
        <TextField
          label="Correo"
          name="userEmail"
          {...emailInput}
          autoComplete="username"
          required
          hint="El de tu cuenta. Te enviamos un enlace para elegir una contraseña nueva."
          error={form.errorOf('userEmail')}
        />
        <SubmitButton of={form}>Enviar el enlace</SubmitButton>
        <NeedsScript>Para recuperar la contraseña hace falta JavaScript.</NeedsScript>
      </Form>
      <ul className={styles.ways}>
        <li>
          <Link to="/login">Volver a iniciar sesión</Link>
        </li>
      </ul>
    </AccessFrame>
  );
}
