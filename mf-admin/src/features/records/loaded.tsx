import { ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';

/** What the API answers, as `useQuery` has it. */
export interface AdminAnswer<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  query: AdminAnswer<Data>;
  /** "Cargando las ideas…" */
  loading: string;
  /** "No hemos podido cargar las ideas" */
  failed: string;
  /** What else is said or may be done then. */
  whenFailed?: ReactNode;
  /** Class of the place while it loads, and its height in lines. */
  className?: string;
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** What the API answers, once it is here; else that it loads or has failed. What was here stays. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, loading, failed, whenFailed, className, lines = 8, children } = props;
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <ErrorState title={failed} busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
        {whenFailed}
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden>
        <span role="status">{loading}</span>
      </VisuallyHidden>
      <Skeleton lines={lines} />
    </div>
  );
}
