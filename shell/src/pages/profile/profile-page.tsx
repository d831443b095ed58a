import { type PageHeadFactory, type SignedInUser, useApi, useQuery } from '@femcoders/platform';
import { ErrorState } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { ProfileFrame } from './profile-frame.tsx';
import { profileQuery } from './profile-query.ts';
import { ProfileSections } from './profile-sections.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Tu perfil',
  description: 'Lo que cuentas de ti, y quién lo ve.',
  noindex: true,
});

/** `/personaliza-perfil`: what a member tells of herself, and who sees it. */
export function Page() {
  return <ProfileFrame title="Perfil">{(user) => <OwnProfile user={user} />}</ProfileFrame>;
}

function OwnProfile({ user }: { user: SignedInUser }) {
  const { data, isError, isFetching, refetch } = useQuery(profileQuery(useApi(), user.id));
  if (data) return <ProfileSections key={user.id} userId={user.id} saved={data} />;
  if (isError) {
    return (
      <ErrorState title="No hemos podido traer tu perfil" onRetry={() => void refetch()} busy={isFetching}>
        <p>Lo que guardaste está a salvo. Mira tu conexión y prueba otra vez.</p>
      </ErrorState>
    );
  }
  return <Waiting lines={6} label="Cargando tu perfil…" />;
}
