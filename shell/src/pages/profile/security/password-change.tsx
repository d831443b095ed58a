import { changePassword } from '@femcoders/contracts/endpoints/passwords';
import { Form } from '@femcoders/kit/forms/form';
import {
  callApi,
  ProofRefused,
  type SignedInUser,
  showToast,
  useApi,
  useQueryClient,
  withProof,
} from '@femcoders/platform';
import { useRef } from 'react';
import { PasswordField } from '../../access/password-field.tsx';
import { newPasswordProblem, passwordHint } from '../../access/password-problem.ts';
import { inputOf, textOf, useAccessForm } from '../../access/use-access-form.ts';
import { ProfileSection, SaveRow } from '../profile-section.tsx';
import { openSessionsKey } from './open-sessions-query.ts';

/** A new password. Who is there is asked when it is sent, unless she has just proven it. */
export function PasswordChange({ user }: { user: SignedInUser }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const form = useAccessForm(
    (sent) => ({ userPassword: newPasswordProblem(inputOf(sent, 'userPassword')?.value ?? '') }),
    async (values) => {
      const body = { userPassword: textOf(values, 'userPassword') };
      try {
        await withProof(() => callApi(api, changePassword, { params: { id: user.id }, body }));
      } catch (error) {
        if (error instanceof ProofRefused) return;
        throw error;
      }
      element.current?.reset();
      showToast('Contraseña cambiada. Hemos cerrado tus demás sesiones.', { tone: 'success' });
      await queryClient.invalidateQueries({ queryKey: openSessionsKey(user.id) });
    },
  );

  return (
    <ProfileSection
      title="Contraseña"
      note={<p>Al cambiarla se cierran tus demás sesiones y te lo contamos por correo.</p>}
    >
      <Form of={form} ref={element}>
        <PasswordField
          label="Contraseña nueva"
          autoComplete="new-password"
          hint={passwordHint}
          error={form.errorOf('userPassword')}
        />
        <SaveRow busy={form.busy} label="Cambiar la contraseña" busyLabel="Cambiando…" />
      </Form>
    </ProfileSection>
  );
}
