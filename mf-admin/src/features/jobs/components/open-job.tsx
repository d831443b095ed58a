import { ApiError, Link } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { useJob, useJobActs } from '../api/open-job.ts';
import { JobSide } from './job-side.tsx';
import { JobText } from './job-text.tsx';
import styles from './open-job.module.css';

/** An offer at work: what its company has written, what is amiss with it, and what is to be decided. */
export function OpenJob({ id }: { id: string }) {
  const { data: job, error, isFetching, refetch } = useJob(id);
  const acts = useJobActs(id);

  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title="Esta oferta no está aquí">
        <p>Puede que ya se haya borrado: las ofertas cerradas se guardan doce meses.</p>
        <Link to="/admin/ofertas" className={buttonClass('outline', 'small')}>
          Volver a las ofertas
        </Link>
      </EmptyState>
    );
  }
  if (error && !job) {
    return (
      <ErrorState title="No hemos podido cargar la oferta" busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  if (!job) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">Cargando la oferta…</span>
        </VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }
  return (
    <div className={styles.job}>
      <div className={styles.main}>
        <p>
          <Link to="/admin/ofertas" className={styles.back}>
            Volver a las ofertas
          </Link>
        </p>
        <JobText job={job} />
      </div>
      <JobSide job={job} acts={acts} />
    </div>
  );
}
