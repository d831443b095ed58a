import type { LiveRelease } from '@femcoders/contracts/releases';
import type { Rollout, RolloutState } from '@femcoders/contracts/rollouts';

/** The states in progress, those that reach visitors first. */
const underWay: readonly RolloutState[] = ['running', 'paused', 'waiting', 'planned'];

/** Whether somebody can still do something with it, and nothing else of the part can be rolled out. */
export const isUnderWay = ({ state }: Pick<Rollout, 'state'>): boolean => underWay.includes(state);

/**
 * The roll-outs to show: those that go on, then of each other part the last one, if it has stopped itself or was withdrawn and nothing went live since.
 * @param rollouts in the order of the API: those that go on first, then the latest
 * @param live undefined where that is not known
 */
export function shownRollouts(rollouts: readonly Rollout[], live: readonly LiveRelease[] | undefined): Rollout[] {
  const shown = underWay.flatMap((state) => rollouts.filter((rollout) => rollout.state === state));
  const seen = new Set(shown.map(({ name }) => name));
  for (const rollout of rollouts) {
    if (seen.has(rollout.name)) continue;
    seen.add(rollout.name);
    if (rollout.state !== 'done' && isStillStable(rollout, live)) shown.push(rollout);
  }
  return shown;
}

function isStillStable({ name, stable }: Rollout, live: readonly LiveRelease[] | undefined): boolean {
  return live === undefined || live.some((release) => release.name === name && release.version === stable);
}
