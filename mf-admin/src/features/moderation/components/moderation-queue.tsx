import { ApiError, useQuery } from '@femcoders/platform';
import { ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { NoPermission } from '../../room/access.tsx';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { pendingCommentsQuery } from '../api/pending-comments.ts';
import styles from './moderation-queue.module.css';
import { QueueWorkbench } from './queue-workbench.tsx';

/** The pending comments: loading, refused, failed, or there to be worked on. */
export function ModerationQueue() {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(pendingCommentsQuery(useAdminApi()));

  if (error instanceof ApiError && error.status === 403) return <NoPermission />;
  if (data) {
    return (
      <QueueWorkbench list={data} loaded={isFetchedAfterMount} stale={error !== null} onRetry={() => void refetch()} />
    );
  }
  if (error) {
    return (
      <ErrorState title="No hemos podido cargar los comentarios" busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true" className={styles.loading}>
      <VisuallyHidden>
        <span role="status">Cargando comentarios…</span>
      </VisuallyHidden>
      <Skeleton lines={8} />
    </div>
  );
}
