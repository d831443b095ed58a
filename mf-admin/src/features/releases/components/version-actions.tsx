import type { ReleasedVersion } from '@femcoders/contracts/releases';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { useMayAct } from '../api/own-parts.ts';
import { useReleaseMutations } from '../api/release-mutations.ts';
import { useRolloutMutations } from '../api/rollout-mutations.ts';
import { useRollouts } from '../api/rollouts.ts';
import { shortVersion } from '../part-name.ts';
import { starting } from '../rollout-question.ts';
import { isUnderWay } from '../shown-rollouts.ts';
import { useOpenPreview } from '../use-open-preview.ts';
import { pinning, publishing } from '../version-questions.ts';

/** Renders what can be done with a version: looking at it, putting it live, and rolling it out. */
export function VersionActions({ name, version: { version, state } }: { name: string; version: ReleasedVersion }) {
  const mutations = useReleaseMutations();
  const rollouts = useRolloutMutations();
  const preview = useOpenPreview(name);
  const may = useMayAct(name);
  const isRolledOut = useRollouts(name).data?.some(isUnderWay) ?? true;
  if (state === 'removed') return <span className="quiet smaller">Publícala de nuevo para usarla.</span>;
  const live = state === 'live' || state === 'held';
  const short = shortVersion(version);
  return (
    <ActionButtons
      className="row gap-8-12 middle"
      actions={[
        { ...preview(version, 'Vista previa'), when: !live, variant: 'quiet' },
        {
          label: 'Publicar',
          name: `Publicar la ${short}`,
          when: may && state === 'uploaded',
          asks: publishing(name, version, mutations),
        },
        {
          label: 'Repartir…',
          name: `Repartir la ${short}…`,
          when: may && !live && !isRolledOut,
          asks: starting(name, version, rollouts),
        },
        {
          label: 'Fijar',
          name: `Fijar la ${short}`,
          when: may && state !== 'held',
          variant: 'quiet',
          asks: pinning(name, version, mutations, live),
        },
      ]}
    />
  );
}
