import type { ArmFigures, Rollout, RolloutState } from './rollouts.ts';
import { inDigits } from './spanish-count.ts';

/** How a roll-out stands, in a word or two. */
export const rolloutStateNames: Readonly<Record<RolloutState, string>> = {
  waiting: 'Espera el visto bueno',
  planned: 'Planeado',
  running: 'En marcha',
  paused: 'En pausa',
  stopped: 'Parado solo',
  withdrawn: 'Retirado',
  done: 'En vivo para todas',
};

/** Returns a share as text: `5 %`. @param share in percent, 0 to 100 */
export const inPercent = (share: number): string => `${inDigits(share, 1)}\u00a0%`;

/** Returns as a sentence whom the candidate reaches. */
export function reachInWords({ state, share }: Pick<Rollout, 'state' | 'share'>): string {
  if (state === 'done') return 'Llega a todas las visitas.';
  if (share > 0) return `Llega al ${inPercent(share)} de las visitas, y a nadie más.`;
  if (state === 'waiting' || state === 'planned') return 'Todavía no llega a nadie.';
  return 'Ya no llega a nadie: todas las visitas reciben la versión estable.';
}

/** `3 (0,7 %)`: visits in which something failed. */
export function troubledInWords({ visits, troubled }: Pick<ArmFigures, 'visits' | 'troubled'>): string {
  return visits === 0 ? inDigits(troubled) : `${inDigits(troubled)} (${inPercent((troubled / visits) * 100)})`;
}
