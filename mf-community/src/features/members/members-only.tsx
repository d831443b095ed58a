import { Link, type SignedInUser, useLocation, useNavigate, useSession } from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { type ReactNode, Suspense, useEffect, useState } from 'react';

/**
 * The login page that leads back here.
 * @param place path, search and fragment of the page to come back to
 */
export function loginAddress({ pathname, search, hash }: Record<'pathname' | 'search' | 'hash', string>): string {
  return `/login?volver=${encodeURIComponent(pathname + search + hash)}`;
}

interface MembersOnlyProps {
  /** The sentence for visitors about the content that only members see. */
  why: string;
  /** The content for members; its code may be loaded only now. */
  children: (user: SignedInUser) => ReactNode;
}

/**
 * Renders content for members only (decisions 3). The server and a visitor who is not known yet get a skeleton; visitors
 * see why, with the way in, which leads back. When a session ends while she writes, the form stays and says how to go on.
 */
export function MembersOnly({ why, children }: MembersOnlyProps) {
  const session = useSession();
  const place = useLocation();
  const navigate = useNavigate();
  const [known, setKnown] = useState<SignedInUser | null>(null);
  const { user, status } = session;
  const ended = session.status === 'anonymous' ? session.ended : undefined;

  useEffect(() => {
    if (user) setKnown(user);
    // After a logout nothing of hers stays on the screen.
    if (ended === 'signed-out') {
      setKnown(null);
      navigate('/login', { replace: true });
    }
  }, [user, ended, navigate]);

  if (status === 'unknown') {
    return <Waiting lines={5} />;
  }
  const shown = user ?? (ended === 'expired' ? known : null);
  if (shown)
    return (
      <Suspense key={shown.id} fallback={<Waiting lines={5} />}>
        {children(shown)}
      </Suspense>
    );
  return (
    <EmptyState title="Entra para seguir">
      <p>{why} Al entrar vuelves a este mismo sitio.</p>
      <p className="row gap-12">
        <Link to={loginAddress(place)} className={buttonClass('filled', 'small')}>
          Iniciar sesión
        </Link>
        <Link to="/register" className={buttonClass('outline', 'small')}>
          Crear una cuenta
        </Link>
      </p>
    </EmptyState>
  );
}
