import { dismissToast, type SignedInUser, showToast, useLocation, useNavigate, useSession } from '@femcoders/platform';
import { Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { hasUnsentText } from '../layout/idle/presence.ts';
import styles from './login-first.module.css';
import { NeedsScript } from './needs-script.tsx';

/**
 * Renders a page of a member's own, which is nothing without her (decisions 3): the server and a visitor who is not known yet get the
 * skeleton, and visitors are redirected to the login, which leads back. When a session ends while she writes, what she has written
 * stays: she logs in in another tab, and continues here. Pages with something for visitors say it in place (`MembersOnly` of
 * mf-community).
 * @param heading the page's, above the skeleton
 */
export function LoginFirst({ heading, children }: { heading: ReactNode; children: (user: SignedInUser) => ReactNode }) {
  const session = useSession();
  const { status, user } = session;
  const ended = session.status === 'anonymous' ? session.ended : undefined;
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [known, setKnown] = useState<SignedInUser | null>(null);

  useEffect(() => {
    if (user) setKnown(user);
    if (status !== 'anonymous') return;
    if (known && ended !== 'signed-out' && hasUnsentText()) return tellKept(ended === 'expired');
    // After a logout she does not want to come back here.
    const back = pathname + encodeURIComponent(search + hash);
    navigate(ended === 'signed-out' ? '/login' : `/login?volver=${back}`, { replace: true });
  }, [status, user, known, ended, navigate, pathname, search, hash]);

  const shown = user ?? (status === 'anonymous' && ended !== 'signed-out' ? known : null);
  if (shown) return <Fragment key={shown.id}>{children(shown)}</Fragment>;
  return (
    <div aria-busy="true">
      {heading}
      <NeedsScript>
        Para ver esta página, que es solo tuya, hace falta JavaScript: se llena en tu navegador, con tu sesión.
      </NeedsScript>
      <div className={styles.waiting}>
        <VisuallyHidden>Cargando tu perfil…</VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    </div>
  );
}

/** @returns a function that takes the message away */
function tellKept(expired: boolean): () => void {
  const why = expired ? 'Tu sesión ha caducado.' : 'No hemos podido comprobar tu sesión.';
  const toast = showToast(`${why} Lo que has escrito sigue aquí.`, {
    tone: 'error',
    // The tab that is opened hands its session over when she comes back to this one.
    ...(expired && {
      action: { label: 'Entrar en otra pestaña', run: () => window.open('/login', '_blank', 'noopener') },
    }),
  });
  return () => dismissToast(toast);
}
