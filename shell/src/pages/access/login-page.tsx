import { logIn } from '@femcoders/contracts/endpoints/auth';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { emailInput } from '@femcoders/kit/forms/email-input';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import {
  callApi,
  Link,
  type PageHeadFactory,
  signIn,
  useApi,
  useNavigate,
  useSearchParams,
  useSession,
} from '@femcoders/platform';
import { TextField } from '@femcoders/shared-ui';
import { useEffect, useState } from 'react';
import { NeedsScript } from '../needs-script.tsx';
import styles from './access.module.css';
import { AccessFrame } from './access-frame.tsx';
import { emailFieldProblem } from './access-words.ts';
import { LoginCode } from './login-code.tsx';
import { PasswordField } from './password-field.tsx';
import { safeReturnPath } from './safe-return-path.ts';
import { Suspended, unlessSuspended } from './suspended.tsx';
import { inputOf, textOf, useAccessForm } from './use-access-form.ts';

export const head: PageHeadFactory = () => ({
  title: 'Iniciar sesión',
  description: 'Entra con tu correo y tu contraseña.',
  noindex: true,
  searchable: true,
});

/** Always the same, so that the summary takes the focus once. */
const noFields: FieldProblem[] = [];

/** Where she is in logging in. */
interface Step {
  /** The API's challenge for the second step; null in the first one. */
  challenge: string | null;
  /** Kept for when she comes back from the second step; null before that. */
  email: string | null;
  /** Why she has to begin again. */
  notice?: string;
  /** Why she may not enter although all she gave is right. */
  suspended?: string;
}

/** `/login`. Who is logged in continues to `volver`, a path of this site, or to `/welcome`. */
export function Page() {
  const navigate = useNavigate();
  const session = useSession();
  const { status } = session;
  const [search] = useSearchParams();
  const target = safeReturnPath(search.get('volver'), '/welcome');
  const [step, setStep] = useState<Step>({ challenge: null, email: null });

  useEffect(() => {
    if (status === 'signed-in') navigate(target, { replace: true });
  }, [status, target, navigate]);

  const onSuspended = (why: string) => setStep({ challenge: null, email: null, suspended: why });
  if (step.suspended) return <Suspended why={step.suspended} />;
  if (step.challenge) {
    const beginAgain = (notice?: string) => setStep({ challenge: null, email: step.email, ...(notice && { notice }) });
    return <LoginCode challenge={step.challenge} onBack={beginAgain} onSuspended={onSuspended} />;
  }
  return (
    <LoginPassword
      email={step.email}
      notice={step.notice}
      expired={session.status === 'anonymous' && session.ended === 'expired'}
      onSuspended={onSuspended}
      onChallenge={(challenge, email) => setStep({ challenge, email })}
    />
  );
}

interface LoginPasswordProps {
  email: string | null;
  notice: string | undefined;
  /** She was logged in until a moment ago. */
  expired: boolean;
  onSuspended: (why: string) => void;
  onChallenge: (challenge: string, email: string) => void;
}

function LoginPassword({ email, notice, expired, onSuspended, onChallenge }: LoginPasswordProps) {
  const api = useApi();
  const form = useAccessForm(
    (sent) => ({
      userEmail: emailFieldProblem(inputOf(sent, 'userEmail')),
      userPassword: inputOf(sent, 'userPassword')?.value ? null : 'Escribe tu contraseña',
    }),
    async (values) => {
      const body = { userEmail: textOf(values, 'userEmail'), userPassword: textOf(values, 'userPassword') };
      await unlessSuspended(async () => {
        const outcome = await callApi(api, logIn, { body });
        if ('secondFactor' in outcome) onChallenge(outcome.secondFactor.challenge, body.userEmail);
        else signIn(outcome);
      }, onSuspended);
    },
  );
  const problem = form.problem ?? (notice ? { title: notice, fields: noFields } : null);

  return (
    <AccessFrame title="Iniciar sesión">
      <Form of={{ ...form, problem }} className={styles.form} data-kept-typing="">
        {expired && !problem && <p>Tu sesión ha caducado. Entra de nuevo y seguimos donde estabas.</p>}
        <TextField
          label="Correo"
          name="userEmail"
          {...emailInput}
          autoComplete="username"
          required
          defaultValue={email ?? undefined}
          error={form.errorOf('userEmail')}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          autoFocus={email !== null && !notice}
          error={form.errorOf('userPassword')}
        />
        <SubmitButton of={form} doing="Entrando…">
          Entrar
        </SubmitButton>
        <NeedsScript>Para iniciar sesión hace falta JavaScript. Todo lo demás se puede leer sin él.</NeedsScript>
      </Form>
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
