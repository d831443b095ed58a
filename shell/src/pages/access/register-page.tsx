import { userNameMax } from '@femcoders/contracts/account-limits';
import { register } from '@femcoders/contracts/endpoints/accounts';
import { noAnswerText } from '@femcoders/contracts/no-answer-text';
import { userNameProblem } from '@femcoders/contracts/validate-user-name';
import { emailInput } from '@femcoders/kit/forms/email-input';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { ModalLink } from '@femcoders/kit/modals/modal-link';
import { callApi, Link, type PageHeadFactory, useApi, useNavigate, useSession, useSite } from '@femcoders/platform';
import { TextField } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { useEffect, useState } from 'react';
import { NeedsScript } from '../needs-script.tsx';
import styles from './access.module.css';
import { AccessFrame } from './access-frame.tsx';
import { emailFieldProblem } from './access-words.ts';
import { PasswordField } from './password-field.tsx';
import { newPasswordProblem, passwordHint } from './password-problem.ts';
import { SentConfirmation } from './sent-confirmation.tsx';
import { forgetUnsent, keepUnsent, keptBox, keptText } from './unsent-registration.ts';
import { inputOf, textOf, useAccessForm } from './use-access-form.ts';

export const head: PageHeadFactory = () => ({
  title: 'Regístrate',
  description: 'Crea tu cuenta y hazte socia del club: es gratis y basta con un correo.',
});

/** `/register`: one becomes a member by confirming the mail that follows. */
export function Page() {
  const api = useApi();
  const navigate = useNavigate();
  const { contactEmail } = useSite();
  const { status } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);

  useEffect(() => {
    if (status === 'signed-in') navigate('/welcome', { replace: true });
  }, [status, navigate]);

  const form = useAccessForm(
    (sent) => {
      const agreed = (name: string, message: string) => (inputOf(sent, name)?.checked ? null : message);
      return {
        userName: userNameProblem(inputOf(sent, 'userName')?.value ?? ''),
        userEmail: emailFieldProblem(inputOf(sent, 'userEmail')),
        userPassword: newPasswordProblem(inputOf(sent, 'userPassword')?.value ?? ''),
        ofAge: agreed('ofAge', 'Para tener una cuenta hay que haber cumplido 16 años'),
        rules: agreed('rules', 'Para tener una cuenta tienes que aceptar los términos de uso'),
        privacy: agreed('privacy', 'Para tener una cuenta tienes que aceptar la política de privacidad'),
      };
    },
    async (values) => {
      // Without it nothing is sent.
      const given = (name: string) => values.has(name) as true;
      const body = {
        userName: textOf(values, 'userName'),
        userEmail: textOf(values, 'userEmail'),
        userPassword: textOf(values, 'userPassword'),
        ofAge: given('ofAge'),
        rules: given('rules'),
        privacy: given('privacy'),
        wantsNews: values.has('wantsNews'),
        website: textOf(values, 'website'),
      };
      await callApi(api, register, { body });
      forgetUnsent();
      setSentTo(body.userEmail.trim());
    },
    noAnswerText,
  );

  return (
    <>
      {sentTo && <SentConfirmation email={sentTo} onBack={() => setSentTo(null)} />}
      {/* Hidden and not gone: after a mistyped address she finds everything as she left it. */}
      <div hidden={sentTo !== null}>
        <AccessFrame title="Regístrate">
          <Reasons />
          <Form of={form} className={styles.form} data-kept-typing="" onInput={keepUnsent}>
            <TextField
              label="Nombre"
              {...keptText('userName')}
              autoComplete="name"
              maxLength={userNameMax}
              required
              hint="El que verán las demás. Puede ser un apodo."
              error={form.errorOf('userName')}
            />
            <TextField
              label="Correo"
              {...keptText('userEmail')}
              {...emailInput}
              required
              hint="Te enviamos un enlace para confirmarlo. No lo ve nadie más."
              error={form.errorOf('userEmail')}
            />
            <PasswordField
              label="Contraseña"
              autoComplete="new-password"
              hint={passwordHint}
              error={form.errorOf('userPassword')}
            />
            <div className="stack gap-8">
              <Checkbox {...keptBox('ofAge')} label="Tengo 16 años o más" required error={form.errorOf('ofAge')} />
              <Checkbox
                {...keptBox('rules')}
                label="He leído y acepto los términos de uso"
                required
                error={form.errorOf('rules')}
              />
              <Checkbox
                {...keptBox('privacy')}
                label="He leído y acepto la política de privacidad"
                required
                error={form.errorOf('privacy')}
              />
              <Checkbox {...keptBox('wantsNews')} label="Quiero recibir novedades por correo" optional />
            </div>
            <p className="quiet small">
              Usamos tu nombre y tu correo para tu cuenta, porque tú la pides, y no se los damos a nadie más que a quien
              aloja la web. Puedes verlos, corregirlos o borrarlos en{' '}
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.{' '}
              <ModalLink to="privacyPolicy">Leer la política de privacidad y los términos de uso</ModalLink>
            </p>
            <Honeypot />
            <SubmitButton of={form}>Crear mi cuenta</SubmitButton>
            <NeedsScript>Para registrarte hace falta JavaScript.</NeedsScript>
          </Form>
          <ul className={styles.ways}>
            <li>
              ¿Ya tienes cuenta? <Link to="/login">Inicia sesión</Link>
            </li>
          </ul>
        </AccessFrame>
      </div>
    </>
  );
}

const reasons = [
  ['Tu plaza en los eventos', 'Con su código, tu número en la lista y todo en tu calendario.'],
  ['Una mentora', 'Pídela con lo que quieres conseguir; hablas con ella aquí.'],
  ['Ofertas tres días antes', 'Con el salario a la vista, y una alerta cuando encaja contigo.'],
  ['Lo que aprendes se queda', 'Tus quizzes, tus fallos por repasar y lo que has leído.'],
] as const;

/** Why one would join, before anything is asked. */
function Reasons() {
  return (
    <div className={styles.reasons}>
      <p className="lead">Es gratis y basta con un correo. Esto te llevas:</p>
      <ul>
        {reasons.map(([what, how]) => (
          <li key={what}>
            <b>{what}</b>
            <span className="quiet">{how}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
