import {
  type ApiClient,
  ApiError,
  Link,
  useApi,
  useLocation,
  useParams,
  useQuery,
  useSession,
} from '@femcoders/platform';
import { Button, buttonClass, EmptyState } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import type { ReactNode } from 'react';

interface DraftPageProps<Data> {
  /** Also the key of the query: `news-draft`. */
  name: string;
  /** The heading of the page while nothing is drawn: "Borrador de una noticia". */
  title: string;
  /** "Solo lo ve el equipo que edita." */
  audience: string;
  /** The list from which it is edited. */
  list: { to: string; label: string };
  read: (api: ApiClient, id: string, signal: AbortSignal) => Promise<Data>;
  /** Draws it, with `true` while it is read again. Null waits. */
  children: (draft: Data, isFetching: boolean) => ReactNode;
}

/** The page of a draft, whose id is in its address, for the members whom the API lets read it. Says why others see nothing. */
export function DraftPage<Data>({ name, title, audience, list, read, children }: DraftPageProps<Data>) {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const session = useSession();
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [name, id],
    queryFn: ({ signal }) => read(api, id, signal),
    enabled: session.status !== 'unknown' && session.status !== 'anonymous',
    staleTime: 0,
    retry: (count, failed) => !(failed instanceof ApiError) && count < 2,
  });
  const notice = (says: string, rest: ReactNode) => (
    <div className="wrap stack gap-24">
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState title={says}>{rest}</EmptyState>
    </div>
  );

  if (session.status === 'anonymous')
    return notice(
      'Entra para ver este borrador',
      <>
        <p>{audience}</p>
        <Link to={`/login?volver=${encodeURIComponent(pathname)}`} className={buttonClass('filled', 'small')}>
          Iniciar sesión
        </Link>
      </>,
    );
  const drawn = data !== undefined && children(data, isFetching);
  if (drawn) return drawn;
  if (error instanceof ApiError && error.status < 500)
    return notice(
      error.status === 403 ? 'No tienes permiso para ver este borrador' : 'Este borrador no está aquí',
      <>
        <p>{error.status === 403 ? error.message : 'Puede que alguien lo haya borrado.'}</p>
        <Link to={list.to} className={buttonClass('outline', 'small')}>
          {list.label}
        </Link>
      </>,
    );
  if (error)
    return notice(
      'No hemos podido cargar el borrador',
      <Button size="small" onClick={() => void refetch()} aria-disabled={isFetching}>
        Reintentar
      </Button>,
    );
  return (
    <div className="wrap stack gap-24">
      <h1>{title}</h1>
      <Waiting lines={6} label="Cargando el borrador…" />
    </div>
  );
}
