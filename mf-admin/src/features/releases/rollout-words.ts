import { inPercent, reachInWords, rolloutStateNames } from '@femcoders/contracts/rollout-words';
import type { Rollout, RolloutState } from '@femcoders/contracts/rollouts';
import { partName, shortVersion } from './part-name.ts';

/** The state of a roll-out as lists show states: one that waits for an approval is pending. */
export const shownState = (state: RolloutState): string => (state === 'waiting' ? 'pending' : state);

/** Returns the badge of a part with a roll-out in progress or stopped; null for none. */
export function badgeOf({ state, share }: Pick<Rollout, 'state' | 'share'>): string | null {
  switch (state) {
    case 'running':
      return `Reparto al ${inPercent(share)}`;
    case 'paused':
      return `Reparto en pausa, al ${inPercent(share)}`;
    case 'waiting':
      return 'Reparto por aprobar';
    case 'planned':
      return 'Reparto planeado';
    case 'stopped':
      return 'Reparto parado solo';
    default:
      return null;
  }
}

/** Returns the message when a roll-out has begun or is scheduled. */
export function startedWords(rollout: Rollout): string {
  const { name, version, state, next } = rollout;
  if (state === 'done') return `${partName(name)} está en vivo en la ${shortVersion(version)} para todo el mundo.`;
  if (state === 'running') return `Empieza el reparto de ${partName(name)}. ${reachInWords(rollout)}`;
  return `El reparto de ${partName(name)} está guardado. ${next}`;
}

/** "En marcha" */
export const stateName = (state: RolloutState): string => rolloutStateNames[state];

/** A step of a roll-out, as its card shows it. */
export interface ShownStep {
  share: number;
  place: 'past' | 'present' | 'ahead';
}

/** The steps of a roll-out with the share that it has, which somebody may have set between two of them. */
export function shownSteps({ state, steps, share }: Pick<Rollout, 'state' | 'steps' | 'share'>): ShownStep[] {
  const present = state === 'done' ? 100 : share;
  const all = present > 0 ? [...new Set([...steps, present])].sort((a, b) => a - b) : steps;
  return all.map((step) => ({
    share: step,
    place: step === present ? 'present' : step < present ? 'past' : 'ahead',
  }));
}
