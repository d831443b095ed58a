import { useQuery } from '@femcoders/platform';
import { ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { useState } from 'react';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { liveReleasesQuery } from '../api/live-releases.ts';
import { type MeasuredDays, measurementsQuery } from '../api/measurements.ts';
import { DaysField } from './days-field.tsx';
import { LivePart } from './live-part.tsx';
import styles from './releases.module.css';

/** The live version of the shell and of every remote: how it does, and what can be done about it. */
export function LiveReleases() {
  const api = useAdminApi();
  const [days, setDays] = useState<MeasuredDays>('7');
  const { data, error, isFetching, refetch } = useQuery(liveReleasesQuery(api));
  const measured = useQuery(measurementsQuery(api, { days }));

  if (error && !data) {
    return (
      <ErrorState title="No hemos podido leer qué está en vivo" busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message} La web sigue sirviendo las últimas versiones que conoce.</p>
      </ErrorState>
    );
  }
  // Figures take more room than one can keep for them: what has been shown would be pushed down.
  if (!data || measured.isPending) {
    return (
      <div aria-busy="true" className={styles.waiting}>
        <VisuallyHidden>
          <span role="status">Cargando versiones…</span>
        </VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    );
  }
  return (
    <>
      <DaysField days={days} onChange={setDays} />
      <ul className={styles.live}>
        {data.map((release) => (
          <li key={release.name} className={styles.part}>
            <LivePart
              release={release}
              measurements={measured.data?.entries ?? []}
              unmeasured={measured.isError && !measured.data}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
