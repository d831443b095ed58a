import { ApiError, Link } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { useAchievement } from '../api/achievement.ts';
import { AchievementForm } from './achievement-form.tsx';

/** An achievement, once it is here. */
export function OpenAchievement({ id }: { id: string }) {
  const { data: achievement, error, isFetching, refetch } = useAchievement(id);

  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <UnknownAchievement />;
  if (error && !achievement) {
    return (
      <ErrorState title="No hemos podido cargar el logro" busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  if (!achievement) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">Cargando el logro…</span>
        </VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }
  return <AchievementForm achievement={achievement} />;
}

export function UnknownAchievement() {
  return (
    <EmptyState title="Este logro no está aquí">
      <p>Puede que alguien haya borrado su borrador.</p>
      <Link to="/admin/achievements" className={buttonClass('outline', 'small')}>
        Volver a la lista
      </Link>
    </EmptyState>
  );
}
