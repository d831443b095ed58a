import type { LoginAnswer, LoginRequest } from '@femcoders/contracts/session';
import { type PageHeadFactory, signIn, useApi, useNavigate, useSearchParams, useSession } from '@femcoders/platform';
import { Button, ErrorSummary, TextField, VisuallyHidden } from '@femcoders/shared-ui';
import { type FormEvent, useEffect, useState } from 'react';
import styles from './login-page.module.css';
import { describeLoginProblem, type LoginProblem, loginMistakes } from './login-problem.ts';
import { ownPath } from './own-path.ts';
import { SquarePlan } from './square-plan.tsx';

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
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [visible, setVisible] = useState(false);
  const target = ownPath(search.get('volver'), '/welcome');

  useEffect(() => {
    if (status === 'signed-in') navigate(target, { replace: true });
  }, [status, target, navigate]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = loginMistakes(event.currentTarget);
    if (fields.length > 0) {
      setProblem({ title: 'Revisa lo que has escrito', fields });
      return;
    }
    const body = Object.fromEntries(new FormData(event.currentTarget)) as LoginRequest;
    setBusy(true);
    try {
      signIn(await api.request<LoginAnswer>('/auth/login', { method: 'POST', body }));
    } catch (error) {
      setProblem(describeLoginProblem(error));
      setBusy(false);
    }
  }

  const errorOf = (field: string) => problem?.fields.find((entry) => entry.field === field)?.message;

  return (
    <section className={`wrap ${styles.page}`}>
      <div className={styles.column}>
        <h1>Iniciar sesión</h1>
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
          <TextField
            label="Contraseña"
            name="userPassword"
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            spellCheck={false}
            autoCapitalize="none"
            required
            error={errorOf('userPassword')}
            action={
              <Button variant="quiet" size="small" onClick={() => setVisible(!visible)}>
                {visible ? 'Ocultar' : 'Mostrar'}
                <VisuallyHidden> contraseña</VisuallyHidden>
              </Button>
            }
          />
          <Button type="submit" busy={busy}>
            {busy ? 'Entrando…' : 'Entrar'}
          </Button>
          <noscript>
            <p>Para iniciar sesión hace falta JavaScript. Todo lo demás se puede leer sin él.</p>
          </noscript>
        </form>
      </div>
      <SquarePlan className={styles.art} />
    </section>
  );
}
