import { useQuery } from '@femcoders/platform';
import { useState } from 'react';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { Loaded } from '../../records/loaded.tsx';
import { useLiveReleases } from '../api/live-releases.ts';
import { type MeasuredDays, measurementsQuery } from '../api/measurements.ts';
import { useRollouts } from '../api/rollouts.ts';
import { shownRollouts } from '../shown-rollouts.ts';
import { DaysField } from './days-field.tsx';
import { LivePart } from './live-part.tsx';

/** The live version of the shell and of every remote: how it does, and what can be done about it. */
export function LiveReleases() {
  const api = useAdminApi();
  const [days, setDays] = useState<MeasuredDays>('7');
  const live = useLiveReleases();
  const measured = useQuery(measurementsQuery(api, { days }));
  const rollouts = shownRollouts(useRollouts().data ?? [], live.data);
  // Figures take more room than one can keep for them: what has been shown would be pushed down.
  const shown = measured.isPending ? { ...live, data: undefined, error: live.data ? null : live.error } : live;

  return (
    <Loaded
      query={shown}
      loading="Cargando versiones…"
      failed="No hemos podido leer qué está en vivo"
      whenFailed={<p>La web sigue sirviendo las últimas versiones que conoce.</p>}
      lines={4}
      holdsBack
    >
      {(releases) => (
        <>
          <DaysField days={days} onChange={setDays} />
          <ul className="lines small">
            {releases.map((release) => (
              <li key={release.name} className="wide-columns gap-16-32 top">
                <LivePart
                  release={release}
                  rollout={rollouts.find(({ name }) => name === release.name)}
                  measurements={measured.data?.entries ?? []}
                  unmeasured={measured.isError && !measured.data}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
