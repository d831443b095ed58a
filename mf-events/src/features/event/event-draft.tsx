import { readEventPage } from '@femcoders/contracts/endpoints/events';
import {
  ApiError,
  callApi,
  Link,
  useApi,
  useLocation,
  useParams,
  useQuery,
  useQueryClient,
  useSession,
} from '@femcoders/platform';
import { Button, buttonClass, EmptyState } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import type { ReactNode } from 'react';
import { Page } from '../../pages/event-page.tsx';
import { eventDetailKey } from './api/event-detail.ts';
import styles from './event-draft.module.css';

/** An event as it was saved last, drawn by its own page: for the organisers, whom the API knows. */
export function EventDraft() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const session = useSession();
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['event-draft', id],
    async queryFn({ signal }) {
      const event = await callApi(api, readEventPage, { params: { id }, signal });
      // Under no name: that is what the page asks for here, and no address of an event.
      queryClient.setQueryData(eventDetailKey(), event);
      return event;
    },
    enabled: session.status !== 'unknown' && session.status !== 'anonymous',
    staleTime: 0,
    retry: (count, failed) => !(failed instanceof ApiError) && count < 2,
  });

  if (session.status === 'anonymous')
    return (
      <Notice title="Entra para ver este borrador">
        <p>Solo lo ve el equipo que organiza.</p>
        <Link to={`/login?volver=${encodeURIComponent(pathname)}`} className={buttonClass('filled', 'small')}>
          Iniciar sesión
        </Link>
      </Notice>
    );
  if (data && !isFetching)
    return (
      <>
        <div className={styles.band} role="note" aria-label="Borrador">
          <p className="wrap row gap-8-16 middle between">
            <span>
              <strong>Así se verá</strong> cuando esté publicado, con lo que has guardado.
            </span>
            <Link to={`/admin/eventos/${id}`}>Seguir editando</Link>
          </p>
        </div>
        <Page key={data.updated_at} />
      </>
    );
  if (error instanceof ApiError && error.status < 500)
    return (
      <Notice title={error.status === 403 ? 'No tienes permiso para ver este borrador' : 'Este borrador no está aquí'}>
        <p>{error.status === 403 ? error.message : 'Puede que alguien lo haya borrado.'}</p>
        <Link to="/admin/eventos" className={buttonClass('outline', 'small')}>
          Ir a los eventos
        </Link>
      </Notice>
    );
  if (error)
    return (
      <Notice title="No hemos podido cargar el borrador">
        <Button size="small" onClick={() => void refetch()} aria-disabled={isFetching}>
          Reintentar
        </Button>
      </Notice>
    );
  return (
    <div className="wrap stack gap-24">
      <h1>Borrador de un evento</h1>
      <Waiting lines={6} label="Cargando el borrador…" />
    </div>
  );
}

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap stack gap-24">
    <h1 className="visually-hidden">Borrador de un evento</h1>
    <EmptyState title={title}>{children}</EmptyState>
  </div>
);
