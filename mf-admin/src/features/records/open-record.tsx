import { ApiError, Link } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';

interface OpenRecordProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** "la solicitud" */
  what: string;
  /** What is said when it is not there: "Esta solicitud no está aquí", and why that may be. */
  gone: string;
  goneWhy?: string;
  /** Where the list is. */
  back: string;
  backWords: string;
  children: (data: Data) => ReactNode;
}

/** One record of a list, once it is here; else what is missing, and why. */
export function OpenRecord<Data>({ query, what, gone, goneWhy, back, backWords, children }: OpenRecordProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title={gone}>
        {goneWhy && <p>{goneWhy}</p>}
        <Link to={back} className={buttonClass('outline', 'small')}>
          {backWords}
        </Link>
      </EmptyState>
    );
  }
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <ErrorState title={`No hemos podido cargar ${what}`} busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">Cargando {what}…</span>
      </VisuallyHidden>
      <Skeleton lines={8} />
    </div>
  );
}
