import { Loaded } from '@femcoders/kit/data/loaded';
import { type PageHeadFactory, type SignedInUser, useApi, useQuery } from '@femcoders/platform';
import { ProfileFrame } from './profile-frame.tsx';
import { profileQuery } from './profile-query.ts';
import { ProfileSections } from './profile-sections.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Tu perfil',
  description: 'Lo que cuentas de ti, y quién lo ve.',
  noindex: true,
  searchable: true,
});

/** `/personaliza-perfil`: what a member writes about herself, and who sees it. */
export function Page() {
  return <ProfileFrame title="Perfil">{(user) => <OwnProfile user={user} />}</ProfileFrame>;
}

function OwnProfile({ user }: { user: SignedInUser }) {
  return (
    <Loaded
      query={useQuery(profileQuery(useApi(), user.id))}
      failed="No hemos podido traer tu perfil"
      whenFailed={<p>Lo que guardaste está a salvo. Mira tu conexión y prueba otra vez.</p>}
      loading="Cargando tu perfil…"
    >
      {(saved) => <ProfileSections key={user.id} userId={user.id} saved={saved} />}
    </Loaded>
  );
}
