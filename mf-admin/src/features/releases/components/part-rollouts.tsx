import { Loaded } from '../../records/loaded.tsx';
import { useRollouts } from '../api/rollouts.ts';
import { isUnderWay } from '../shown-rollouts.ts';
import { RolloutCard } from './rollout-card.tsx';
import { RolloutHistory } from './rollout-history.tsx';

/** The roll-out of a part that goes on; nothing where none does. */
export function PresentRollout({ name }: { name: string }) {
  const rollout = useRollouts(name).data?.find(isUnderWay);
  if (!rollout) return null;
  return (
    <section aria-labelledby="reparto">
      <h2 id="reparto" className="section-title">
        Reparto
      </h2>
      <RolloutCard rollout={rollout} />
    </section>
  );
}

/** Every roll-out of a part that the API lists: its share over time. */
export function PartRollouts({ name }: { name: string }) {
  return (
    <section aria-labelledby="repartos">
      <h2 id="repartos" className="section-title">
        Repartos hasta hoy
      </h2>
      <Loaded
        query={useRollouts(name)}
        loading="Cargando repartos…"
        failed="No hemos podido leer los repartos"
        lines={3}
      >
        {(rollouts) =>
          rollouts.length === 0 ? (
            <p className="quiet smaller">De esta parte no ha habido ningún reparto.</p>
          ) : (
            rollouts.map((rollout, index) => <RolloutHistory key={rollout.id} rollout={rollout} open={index === 0} />)
          )
        }
      </Loaded>
    </section>
  );
}
