import { Link, useSearchParams } from '@femcoders/platform';
import { useMemo } from 'react';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { useLiveReleases, useReleasedParts } from '../api/live-releases.ts';
import { useOwnPartsQuery } from '../api/own-parts.ts';
import { useFreezes, useRollouts } from '../api/rollouts.ts';
import { switchList } from '../switch-list.tsx';
import { Freezes } from './freezes.tsx';
import { LiveReleases } from './live-releases.tsx';
import { RetiredParts } from './retired-parts.tsx';
import { Rollouts } from './rollouts.tsx';
import { WaitForQueries } from './wait-for-queries.tsx';

/** Renders what is rolling out, what is live of each part of the site, how it does, and every switch that led there. */
export function Releases() {
  const own = useOwnPartsQuery();
  const isAdmin = own.data?.all;
  const released = useReleasedParts();
  const queries = [useLiveReleases(), useRollouts(), useFreezes(), released, own];
  const parts = released.data ?? [];
  return (
    <WaitForQueries queries={queries} label="Cargando despliegues…">
      <Rollouts />
      <Freezes parts={parts.filter(({ live }) => live).map(({ name }) => name)} />
      <section aria-labelledby="en-vivo">
        <h2 id="en-vivo" className="section-title">
          En vivo
        </h2>
        <LiveReleases />
      </section>
      {isAdmin && (
        <p>
          <Link to="/admin/despliegues/equipos">Tokens de equipo y permisos para publicar</Link>
        </p>
      )}
      <RetiredParts parts={parts.filter(({ live }) => !live)} />
      <section aria-labelledby="cambios">
        <h2 id="cambios" className="section-title">
          Cambios
        </h2>
        <Switches parts={parts.map(({ name }) => name)} />
      </section>
    </WaitForQueries>
  );
}

function Switches({ parts }: { parts: readonly string[] }) {
  const [params] = useSearchParams();
  const asked = params.get('parte') ?? '';
  // The address may name a part before it is known which there are.
  const names = [...new Set([...parts, ...(/^(shell|mf-[a-z0-9-]+)$/.test(asked) ? [asked] : [])])].join(' ');
  const definition = useMemo(() => switchList(names.split(' ').filter(Boolean)), [names]);
  return <AdminList definition={definition} />;
}
