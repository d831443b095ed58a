import { ApiError, Link } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { useTalk } from '../api/talk.ts';
import { TalkForm } from './talk-form.tsx';

/** A talk, once it is here. */
export function OpenTalk({ id }: { id: string }) {
  const { data: talk, error, isFetching, refetch } = useTalk(id);
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title="Esta charla no está aquí">
        <p>Puede que alguien haya borrado su borrador.</p>
        <Link to="/admin/presentaciones" className={buttonClass('outline', 'small')}>
          Volver a la lista
        </Link>
      </EmptyState>
    );
  }
  if (error && !talk) {
    return (
      <ErrorState title="No hemos podido cargar la charla" busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  if (!talk) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">Cargando la charla…</span>
        </VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }
  return <TalkForm talk={talk} />;
}
