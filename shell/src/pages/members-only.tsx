import { type SignedInUser, useLocation, useNavigate, useSession } from '@femcoders/platform';
import { Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';

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
  const { status, user } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (status === 'signed-in') wasSignedIn.current = true;
    if (status !== 'anonymous') return;
    // Who has just logged out does not want to come back here.
    navigate(wasSignedIn.current ? '/login' : `/login?volver=${pathname}`, { replace: true });
  }, [status, navigate, pathname]);

  if (user) return children(user);
  return (
    <div aria-busy="true">
      {heading}
      <VisuallyHidden>Cargando tu perfil…</VisuallyHidden>
      <Skeleton lines={4} />
    </div>
  );
}
