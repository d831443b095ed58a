import { useApi, useQuery } from '@femcoders/platform';
import { Button, EmptyState, ErrorState, Skeleton } from '@femcoders/shared-ui';
import { useEffect, useState } from 'react';
import { commentsPerPage, everyComment, newestComments } from '../api/approved-comments.ts';
import { CommentEntry } from './comment-entry.tsx';
import styles from './comments.module.css';
import type { PendingComment } from './comments.tsx';

/** The approved comments, the newest first, and after them the visitor's own that wait for moderation. */
export function CommentList({ postId, pending }: { postId: number; pending: PendingComment[] }) {
  const api = useApi();
  const [pages, setPages] = useState(1);
  const newest = useQuery(newestComments(api, postId));
  const every = useQuery({ ...everyComment(api, postId), enabled: pages > 1 });
  const loaded = every.data ?? newest.data;
  const failed = loaded === undefined ? newest : every;

  useEffect(() => {
    const error = newest.error ?? every.error;
    if (error) console.error('Error fetching comments:', error);
  }, [newest.error, every.error]);

  const shown = loaded?.slice(0, pages * commentsPerPage) ?? [];
  const hasMore = loaded !== undefined && shown.length < loaded.length;

  return (
    <div className={styles.list}>
      {newest.isPending && (
        <div role="status">
          <span className="visually-hidden">Cargando comentarios…</span>
          <Skeleton lines={4} />
        </div>
      )}
      {loaded?.length === 0 && pending.length === 0 && (
        <EmptyState title="Aún no hay comentarios">
          <p>¿Te ha servido? ¿Te falta algo? Abre tú la conversación.</p>
        </EmptyState>
      )}
      {(shown.length > 0 || pending.length > 0) && (
        <ol className={styles.entries}>
          {shown.map((comment) => (
            <CommentEntry key={comment.id} comment={comment} />
          ))}
          {pending.map((comment) => (
            <CommentEntry key={`pending-${comment.key}`} comment={comment} pending />
          ))}
        </ol>
      )}
      {failed.isError && (
        <ErrorState
          title="No hemos podido cargar los comentarios"
          onRetry={() => void failed.refetch()}
          busy={failed.isFetching}
        >
          <p>El artículo sigue aquí. Vuelve a intentarlo cuando quieras.</p>
        </ErrorState>
      )}
      {hasMore && (
        <Button variant="outline" busy={every.isLoading} onClick={() => setPages(pages + 1)}>
          {every.isLoading ? 'Cargando…' : 'Ver más comentarios'}
        </Button>
      )}
    </div>
  );
}
