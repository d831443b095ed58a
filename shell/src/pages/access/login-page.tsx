import type { LoginAnswer, LoginRequest } from '@femcoders/contracts/session';
import {
  Link,
  type PageHeadFactory,
  signIn,
  useApi,
  useNavigate,
  useSearchParams,
  useSession,
} from '@femcoders/platform';
import { Button, ErrorSummary, TextField } from '@femcoders/shared-ui';
import { useEffect } from 'react';
import styles from './access.module.css';
import { AccessFrame, NeedsScript } from './access-frame.tsx';
import { emailMistake } from './form-problem.ts';
import { ownPath } from './own-path.ts';
import { PasswordField } from './password-field.tsx';
import { inputOf, mistaken, useAccessForm } from './use-access-form.ts';

export const head: PageHeadFactory = () => ({
  title: 'Iniciar sesión',
  description: 'Entra con tu correo y tu contraseña.',
  noindex: true,
});

/** `/login`. Who is logged in goes on to `volver`, a path of this site, or to `/welcome`. */
export function Page() {
  const api = useApi();
  const navigate = useNavigate();
  const { status } = useSession();
  const [search] = useSearchParams();
  const target = ownPath(search.get('volver'), '/welcome');

  useEffect(() => {
    if (status === 'signed-in') navigate(target, { replace: true });
  }, [status, target, navigate]);

  const { problem, busy, submit, errorOf } = useAccessForm(
    (form) =>
      mistaken({
        userEmail: emailMistake(inputOf(form, 'userEmail')),
        userPassword: inputOf(form, 'userPassword')?.value ? null : 'Escribe tu contraseña',
      }),
    async (values) => {
      const body = Object.fromEntries(values) as LoginRequest;
      signIn(await api.request<LoginAnswer>('/auth/login', { method: 'POST', body }));
    },
  );

  return (
    <AccessFrame title="Iniciar sesión">
      {/* POST, so that a form sent before this code runs never puts the password into an address. */}
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <TextField
          label="Correo"
          name="userEmail"
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="none"
          required
          error={errorOf('userEmail')}
        />
        <PasswordField label="Contraseña" autoComplete="current-password" error={errorOf('userPassword')} />
        <Button type="submit" busy={busy}>
          {busy ? 'Entrando…' : 'Entrar'}
        </Button>
        <NeedsScript>Para iniciar sesión hace falta JavaScript. Todo lo demás se puede leer sin él.</NeedsScript>
      </form>
      <ul className={styles.ways}>
        <li>
          <Link to="/forgot-password">He olvidado mi contraseña</Link>
        </li>
        <li>
          ¿Aún no tienes cuenta? <Link to="/register">Regístrate</Link>
        </li>
      </ul>
    </AccessFrame>
  );
}
