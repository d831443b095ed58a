import type { ApiError } from '@femcoders/platform';
import { ErrorState } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import type { ReactNode } from 'react';
import type { RemoteData } from './remote-data.ts';

/** The result of `useQuery` or `useRemoteData`. */
export type Answer<Data> =
  | { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  | Pick<RemoteData<Data>, 'data' | 'state' | 'busy' | 'retry'>;

interface LoadedProps<Data> {
  query: Answer<Data>;
  /** "No hemos podido cargar las ideas", or what is drawn then, with no way to try again; without it, nothing. */
  failed?: ReactNode;
  /** Further text or actions for the failed state. */
  whenFailed?: ReactNode | ((error: Error | null) => ReactNode);
  /** The content shown after a 404. */
  missing?: ReactNode;
  /** Where a plain link tries again, for a page without scripts. */
  retryHref?: string;
  /** "Cargando las ideas…", or what is drawn in place of its lines; null draws nothing. */
  loading?: ReactNode;
  /** Wraps the loading state, or the failed one with its sentence. */
  frame?: (part: ReactNode, hasFailed: boolean) => ReactNode;
  /** Its height while it loads, in lines. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query once it is loaded; until then a loading or failed state. What was here stays. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, failed, whenFailed, missing, retryHref, loading, lines = 6, frame = (part) => part, children } = props;
  const { data } = query;
  if (data !== undefined) return children(data);
  const isRemote = 'state' in query;
  const error = isRemote ? null : query.error;
  if (error === null && !(isRemote && query.state === 'failed')) {
    if (loading === null) return null;
    const hinted = loading === undefined || typeof loading === 'string';
    return frame(hinted ? <Waiting lines={lines} label={loading} /> : <div aria-busy="true">{loading}</div>, false);
  }
  if (missing && (error as Partial<ApiError> | null)?.status === 404) return missing;
  if (typeof failed !== 'string') return failed;
  return frame(
    <ErrorState
      title={failed}
      busy={isRemote ? query.busy : query.isFetching}
      onRetry={() => void (isRemote ? query.retry() : query.refetch())}
      retryHref={retryHref}
    >
      {typeof whenFailed === 'function' ? whenFailed(error) : whenFailed}
    </ErrorState>,
    true,
  );
}
