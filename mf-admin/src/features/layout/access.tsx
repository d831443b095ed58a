import type { Role } from '@femcoders/contracts/session';
import { ApiError, Link, useLocation, useNavigate, useSession } from '@femcoders/platform';
import { buttonClass, EmptyState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { type ReactNode, useEffect } from 'react';
import { loginAddress } from './login-address.ts';
import { needsSecondFactor, SecondFactorNotice } from './second-factor-notice.tsx';
import { useWaitingWork } from './waiting-work.ts';

/**
 * Shows its children to the roles named and shows everybody else what to do. It spares people a dead end; what may be
 * read and done is decided by the API.
 */
export function Access({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const session = useSession();
  const place = useLocation();
  const navigate = useNavigate();
  const login = loginAddress(place);
  // The rail asks in any case: the answer holds for every section.
  const { error } = useWaitingWork();

  useEffect(() => {
    // A member who logs out here is already on her way to the page that the header leads to.
    if (session.status === 'anonymous' && session.ended !== 'signed-out') navigate(login, { replace: true });
  }, [session, navigate, login]);

  if (session.status === 'unknown') {
    return (
      <div aria-busy="true" className="held">
        <VisuallyHidden>Cargando…</VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }
  if (session.status === 'anonymous') {
    return (
      <div className="held">
        <EmptyState title="Entra para ver esta página">
          <p>Aquí trabaja el equipo. Al entrar volverás a este mismo sitio.</p>
          <Link to={login} className={buttonClass('filled', 'small')}>
            Iniciar sesión
          </Link>
        </EmptyState>
      </div>
    );
  }
  if (!roles.includes(session.user.role)) return <NoPermission />;
  return needsSecondFactor(error) ? <SecondFactorNotice /> : children;
}

/** @param error what the API client threw */
export const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403;

/** The visitor is known and may not be here. */
export function NoPermission() {
  return (
    <div className="held">
      <EmptyState title="No tienes permiso para ver esta página">
        <p>Si crees que deberías tenerlo, pídeselo a una administradora de la comunidad.</p>
        <Link to="/" className={buttonClass('outline', 'small')}>
          Ir al inicio
        </Link>
      </EmptyState>
    </div>
  );
}
