import { confirmSecondFactor } from '@femcoders/contracts/endpoints/second-factor';
import type { SecondFactorSecret } from '@femcoders/contracts/second-factor';
import { FocusedHeading } from '@femcoders/kit/forms/focused-heading';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { ApiError, callApi, showToast, useApi } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { CopyButton } from '@femcoders/shared-ui/copy-button';
import { QrCode } from '@femcoders/shared-ui/qr-code';
import { AppCodeField } from '../../access/code-field.tsx';
import { inputOf, textOf, useAccessForm } from '../../access/use-access-form.ts';
import styles from './second-factor.module.css';

interface SetUpProps {
  secret: SecondFactorSecret;
  onCancel: () => void;
  /** With her recovery codes. */
  onDone: (codes: string[]) => void;
}

/** Scanning, or typing the secret, and a first code. */
export function SetUp({ secret: { secret, uri }, onCancel, onDone }: SetUpProps) {
  const api = useApi();
  const form = useAccessForm(
    (sent) => ({ code: inputOf(sent, 'code')?.value.trim() ? null : 'Escribe el código' }),
    async (values) => {
      try {
        const body = { code: textOf(values, 'code') };
        onDone((await callApi(api, confirmSecondFactor, { body })).recoveryCodes);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
        // Started again in another tab, or a day ago.
        showToast(error.message, { tone: 'error' });
        onCancel();
      }
    },
  );
  const groups = secret.replace(/(.{4})(?=.)/g, '$1 ');

  return (
    <Form of={form} className={styles.steps}>
      <FocusedHeading level={3}>1. Escanea este código con tu aplicación</FocusedHeading>
      <div className={styles.scan}>
        <QrCode text={uri} label="Código QR para tu aplicación; la clave está también escrita aquí" />
        <div className={styles.byHand}>
          <p>¿No puedes escanearlo? Añade la cuenta a mano con esta clave:</p>
          <p>
            <code className={styles.secret}>{groups}</code>
          </p>
          <CopyButton text={secret} copiedMessage="Clave copiada." onCopied={showToast}>
            Copiar la clave
          </CopyButton>
          <a className={styles.here} href={uri}>
            Abrir la aplicación de este teléfono
          </a>
        </div>
      </div>
      <h3>2. Escribe el código que te da</h3>
      <div className={styles.field}>
        <AppCodeField name="code" error={form.errorOf('code')} />
      </div>
      <p className="quiet small">
        Si el código no vale, comprueba que tu teléfono se pone en hora automáticamente. Al activarla se cierran tus
        demás sesiones.
      </p>
      <div className="row gap-12 middle">
        <SubmitButton of={form} doing="Activando…">
          Activar
        </SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </Form>
  );
}
