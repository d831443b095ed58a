import { Link } from '@femcoders/platform';
import { useMemo, useState } from 'react';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { useLiveReleases } from '../api/live-releases.ts';
import type { MeasuredDays } from '../api/measurements.ts';
import { useOwnPartsQuery } from '../api/own-parts.ts';
import { usePartRules, useRollouts } from '../api/rollouts.ts';
import { partName } from '../part-name.ts';
import { versionList } from '../version-list.tsx';
import { DaysField } from './days-field.tsx';
import { PageFigures } from './page-figures.tsx';
import { PartRollouts, PresentRollout } from './part-rollouts.tsx';
import { PartRule } from './part-rule.tsx';
import { WaitForQueries } from './wait-for-queries.tsx';

/** Every version of a part, its roll-outs, and how its live version does on each page. */
export function PartVersions({ name }: { name: string }) {
  const definition = useMemo(() => versionList(name), [name]);
  const [days, setDays] = useState<MeasuredDays>('7');
  const released = useLiveReleases();
  const queries = [released, useRollouts(name), usePartRules(), useOwnPartsQuery()];
  const live = released.data?.find((release) => release.name === name);
  return (
    <WaitForQueries queries={queries} label="Cargando despliegues…">
      <p className="figures-line">
        <Link to="/admin/despliegues">Todo lo que está en vivo</Link>
      </p>
      <PresentRollout name={name} />
      <h2 className="section-title">{partName(name)}: versiones publicadas</h2>
      <AdminList
        definition={definition}
        below={
          <>
            <PartRollouts name={name} />
            <PartRule name={name} />
            {live && (
              <section aria-labelledby="paginas">
                <h2 id="paginas" className="section-title">
                  La versión en vivo, página a página
                </h2>
                <DaysField days={days} onChange={setDays} />
                <PageFigures name={name} version={live.version} days={days} />
              </section>
            )}
          </>
        }
      />
    </WaitForQueries>
  );
}
