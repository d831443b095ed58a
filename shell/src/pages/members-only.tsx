import { type SignedInUser, useLocation, useNavigate, useSession } from '@femcoders/platform';
import { Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { type ReactNode, useEffect } from 'react';

/**
 * What only members see (decisions 3): the server and whoever is not known yet get the skeleton, visitors the login,
 * which leads back.
 * @param heading the page's, above the skeleton
 */
export function MembersOnly({
  heading,
  children,
}: {
  heading: ReactNode;
  children: (user: SignedInUser) => ReactNode;
}) {
  const session = useSession();
  const { status, user } = session;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Who has just logged out does not want to come back here; whose session is over does.
  const ended = session.status === 'anonymous' ? session.ended : undefined;

  useEffect(() => {
    if (status !== 'anonymous') return;
    navigate(ended === 'signed-out' ? '/login' : `/login?volver=${pathname}`, { replace: true });
  }, [status, ended, navigate, pathname]);

  if (user) return children(user);
  return (
    <div aria-busy="true">
      {heading}
      <VisuallyHidden>Cargando tu perfil…</VisuallyHidden>
      <Skeleton lines={4} />
    </div>
  );
}
