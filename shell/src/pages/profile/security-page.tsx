import type { PageHeadFactory } from '@femcoders/platform';
import { ProfileFrame } from './profile-frame.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { OpenSessions } from './security/open-sessions.tsx';
import { PasswordChange } from './security/password-change.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Seguridad',
  description: 'Cambia tu contraseña, activa la verificación en dos pasos y cierra las sesiones que tengas abiertas.',
  noindex: true,
  searchable: true,
});

/** `/personaliza-perfil/seguridad`: how she enters, and where she is in. */
export function Page() {
  return (
    <ProfileFrame title="Seguridad">
      {(user) => (
        <>
          <PasswordChange user={user} />
          <SecondFactorSection />
          <OpenSessions user={user} />
        </>
      )}
    </ProfileFrame>
  );
}
