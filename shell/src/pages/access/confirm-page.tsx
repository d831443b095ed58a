import { confirmAccount } from '@femcoders/contracts/endpoints/accounts';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import {
  ApiError,
  callApi,
  Link,
  type PageHeadFactory,
  signIn,
  useApi,
  useLinkToken,
  useNavigate,
} from '@femcoders/platform';
import { buttonClass, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { useState } from 'react';
import { NeedsScript } from '../needs-script.tsx';
import styles from './access.module.css';
import { AccessFrame } from './access-frame.tsx';
import { Outcome } from './outcome.tsx';
import { PasswordField } from './password-field.tsx';
import { inputOf, textOf, useAccessForm } from './use-access-form.ts';

export const head: PageHeadFactory = () => ({
  title: 'Confirma tu correo',
  description: 'El último paso para tener tu cuenta.',
  noindex: true,
});

/** `/register/confirmar`, with the secret of the mail's link after `#`. */
export function Page() {
  const token = useLinkToken();
  if (token === undefined) {
    return (
      <AccessFrame title="Confirma tu correo">
        <div className={styles.form} aria-busy="true">
          <VisuallyHidden>Cargando…</VisuallyHidden>
          <Skeleton lines={3} />
          <NeedsScript>Para confirmar tu correo hace falta JavaScript.</NeedsScript>
        </div>
      </AccessFrame>
    );
  }
  return token === null ? <BadConfirmation /> : <Confirm key={token} token={token} />;
}

function Confirm({ token }: { token: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const [badLink, setBadLink] = useState(false);
  const form = useAccessForm(
    (sent) => ({ userPassword: inputOf(sent, 'userPassword')?.value ? null : 'Escribe tu contraseña' }),
    async (values) => {
      try {
        const body = { token, userPassword: textOf(values, 'userPassword') };
        signIn(await callApi(api, confirmAccount, { body }));
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
        setBadLink(true);
        return;
      }
      navigate('/register/sobre-ti', { replace: true });
    },
  );

  if (badLink) return <BadConfirmation />;
  return (
    <AccessFrame title="Confirma tu correo">
      <Form of={form} className={styles.form}>
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          hint="La que elegiste al registrarte: así sabemos que la cuenta la has pedido tú."
          error={form.errorOf('userPassword')}
        />
        <SubmitButton of={form} doing="Confirmando…">
          Confirmar y entrar
        </SubmitButton>
      </Form>
    </AccessFrame>
  );
}

function BadConfirmation() {
  return (
    <Outcome title="Este enlace ya no sirve">
      <p>Caducó, ya se usó o no ha llegado entero. Si ya confirmaste tu correo, entra; si no, regístrate otra vez.</p>
      <div className="row gap-12">
        <Link className={buttonClass()} to="/login">
          Iniciar sesión
        </Link>
        <Link className={buttonClass('outline')} to="/register">
          Registrarme
        </Link>
      </div>
    </Outcome>
  );
}
