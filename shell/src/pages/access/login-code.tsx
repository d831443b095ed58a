import { logInWithCode } from '@femcoders/contracts/endpoints/second-factor';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { ApiError, callApi, Link, signIn, useApi } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import styles from './access.module.css';
import { AccessFrame } from './access-frame.tsx';
import { CodeField } from './code-field.tsx';
import { unlessSuspended } from './suspended.tsx';
import { inputOf, textOf, useAccessForm } from './use-access-form.ts';

interface LoginCodeProps {
  /** The API's challenge, given when the password was right. */
  challenge: string;
  /** To the first step, with a sentence when it was not her wish. */
  onBack: (notice?: string) => void;
  onSuspended: (why: string) => void;
}

/** The second step of logging in: a code. */
export function LoginCode({ challenge, onBack, onSuspended }: LoginCodeProps) {
  const api = useApi();
  const form = useAccessForm(
    (sent) => ({ code: inputOf(sent, 'code')?.value.trim() ? null : 'Escribe el código' }),
    async (values) => {
      try {
        const body = { challenge, code: textOf(values, 'code') };
        await unlessSuspended(async () => signIn(await callApi(api, logInWithCode, { body })), onSuspended);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
        onBack(error.message);
      }
    },
  );

  return (
    <AccessFrame title="Un paso más">
      <Form of={form} className={styles.form}>
        <p>Tu contraseña es correcta. Tu cuenta pide además un código.</p>
        <CodeField name="code" problem={form.problem} />
        <div className="row gap-12">
          <SubmitButton of={form} doing="Entrando…">
            Entrar
          </SubmitButton>
          <Button variant="outline" onClick={() => onBack()}>
            Volver
          </Button>
        </div>
        <p className="quiet small">
          ¿Sin teléfono y sin códigos? <Link to="/contacto">Escríbenos</Link> con el correo de tu cuenta: el equipo
          comprueba que eres tú y te deja entrar sin código.
        </p>
      </Form>
    </AccessFrame>
  );
}
