import type { PageHeadFactory } from '@femcoders/platform';
import { CopySection } from './privacy/copy-section.tsx';
import { DeletionSection } from './privacy/deletion-section.tsx';
import { KeptSection } from './privacy/kept-section.tsx';
import { ProfileFrame } from './profile-frame.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Tus datos y tu cuenta',
  description: 'Privacidad: descarga lo que guardamos sobre ti, o date de baja y borra tu cuenta.',
  noindex: true,
  searchable: true,
});

/** `/personaliza-perfil/privacidad`: what is kept of her, and how she takes it out or goes. */
export function Page() {
  return (
    <ProfileFrame title="Privacidad">
      {(user) => (
        <>
          <CopySection user={user} />
          <DeletionSection user={user} />
          <KeptSection />
        </>
      )}
    </ProfileFrame>
  );
}
