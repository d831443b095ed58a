import { ProofRefused, type SignedInUser, showToast, useApi, useQueryClient, withProof } from '@femcoders/platform';
import { ErrorSummary } from '@femcoders/shared-ui';
import { useRef } from 'react';
import { PasswordField } from '../../access/password-field.tsx';
import { newPasswordProblem, passwordHint } from '../../access/password-problem.ts';
import { fieldProblems, inputOf, useAccessForm } from '../../access/use-access-form.ts';
import { ProfileSection, SaveRow } from '../profile-section.tsx';
import { openSessionsKey } from './open-sessions-query.ts';

/** A new password. Who is there is asked when it is sent, unless she has just proven it. */
export function PasswordChange({ user }: { user: SignedInUser }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const { problem, busy, submit, errorOf } = useAccessForm(
    (sent) => fieldProblems({ userPassword: newPasswordProblem(inputOf(sent, 'userPassword')?.value ?? '') }),
    async (values) => {
      const body = { userPassword: values.get('userPassword') };
      try {
        await withProof(() => api.request(`/user/${user.id}/password`, { method: 'PUT', body }));
      } catch (error) {
        if (error instanceof ProofRefused) return;
        throw error;
      }
      form.current?.reset();
      showToast('Contraseña cambiada. Hemos cerrado tus demás sesiones.', { tone: 'success' });
      await queryClient.invalidateQueries({ queryKey: openSessionsKey(user.id) });
    },
  );

  return (
    <ProfileSection
      title="Contraseña"
      note={<p>Al cambiarla se cierran tus demás sesiones y te lo contamos por correo.</p>}
    >
      <form ref={form} method="post" noValidate onSubmit={submit}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <PasswordField
          label="Contraseña nueva"
          autoComplete="new-password"
          hint={passwordHint}
          error={errorOf('userPassword')}
        />
        <SaveRow busy={busy} label="Cambiar la contraseña" busyLabel="Cambiando…" />
      </form>
    </ProfileSection>
  );
}
