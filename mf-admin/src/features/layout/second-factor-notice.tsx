import { readSecondFactor } from '@femcoders/contracts/endpoints/second-factor';
import { ApiError, callApi, Link, useLocation, useQuery } from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import { useAdminApi } from './use-admin-api.ts';

/** Where she sets it up, and is led back from. */
function useSetUpAddress(): string {
  const { pathname, search } = useLocation();
  return `/personaliza-perfil/seguridad?volver=${encodeURIComponent(pathname + search)}#dos-pasos`;
}

/** Whether the API turns her away until she has a second factor. */
export function needsSecondFactor(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second-factor-required';
}

/** Stands where the work would be, for members who have to set up a second factor before. */
export function SecondFactorNotice() {
  return (
    <div className="held">
      <EmptyState title="Activa la verificación en dos pasos">
        <p>
          Tu rol la necesita para abrir la administración. Se hace una vez, en dos minutos y con una aplicación de
          códigos en tu teléfono. Después vuelves aquí.
        </p>
        <Link to={useSetUpAddress()} className={buttonClass('filled', 'small')}>
          Activarla
        </Link>
      </EmptyState>
    </div>
  );
}

/** Says, where nobody has to have a second factor, that she has none. */
export function SecondFactorHint() {
  const api = useAdminApi();
  const address = useSetUpAddress();
  const { data } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => callApi(api, readSecondFactor),
  });
  if (!data || data.demanded || data.enabledSince) return null;
  return (
    <p className="held quiet small">
      Esto es una demostración y no te pide la verificación en dos pasos. <Link to={address}>Activarla igualmente</Link>
    </p>
  );
}
