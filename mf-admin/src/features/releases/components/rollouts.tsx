import { Loaded } from '../../records/loaded.tsx';
import { useLiveReleases } from '../api/live-releases.ts';
import { useRollouts } from '../api/rollouts.ts';
import { shownRollouts } from '../shown-rollouts.ts';
import { RolloutCard } from './rollout-card.tsx';

/** Lists the roll-outs in progress with their reach, figures and next step; then the stopped and withdrawn ones. */
export function Rollouts() {
  const live = useLiveReleases();
  const query = useRollouts();
  // What has ended is shown as long as nothing else is live since.
  const shown = live.isPending ? { ...query, data: undefined, error: query.data ? null : query.error } : query;
  return (
    <section aria-labelledby="repartos">
      <h2 id="repartos" className="section-title">
        Repartos
      </h2>
      <Loaded query={shown} loading="Cargando repartos…" failed="No hemos podido leer los repartos" lines={3} holdsBack>
        {(rollouts) => <Cards rollouts={shownRollouts(rollouts, live.data)} />}
      </Loaded>
    </section>
  );
}

function Cards({ rollouts }: { rollouts: ReturnType<typeof shownRollouts> }) {
  if (rollouts.length === 0) {
    return (
      <p className="quiet smaller">
        No se reparte nada: cada parte está en vivo para todo el mundo. «Repartir…», en las versiones de una parte,
        lleva una nueva primero a unas pocas visitas.
      </p>
    );
  }
  return (
    <ul className="stack gap-16 one-column">
      {rollouts.map((rollout) => (
        <li key={rollout.id}>
          <RolloutCard rollout={rollout} linked />
        </li>
      ))}
    </ul>
  );
}
