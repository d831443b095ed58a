import { ApiError, Link } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';

interface OpenPartProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** "la solicitud" */
  what: string;
  gone: string;
  /** Where the list is. */
  back: string;
  children: (data: Data) => ReactNode;
}

/** One thing of a list, once it is here; else what is missing, and why. */
export function OpenPart<Data>({ query, what, gone, back, children }: OpenPartProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title={gone}>
        <Link to={back} className={buttonClass('outline', 'small')}>
          Volver a la lista
        </Link>
      </EmptyState>
    );
  }
  if (error && data === undefined) {
    return (
      <ErrorState title={`No hemos podido cargar ${what}`} busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">Cargando {what}…</span>
        </VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }
  return children(data);
}
