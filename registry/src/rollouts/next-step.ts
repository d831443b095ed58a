import { counted } from '@femcoders/contracts/spanish-count';
import { hourOf, isoDay, momentInWords } from '@femcoders/contracts/spanish-date';
import { asSentence, atHour } from '@femcoders/contracts/spanish-hour';
import type { RolloutRow } from './rollout-store.ts';

const minuteMs = 60_000;

/** The judgement about the candidate's visits. */
export interface Judged {
  /** Why it has to stop, as a sentence; null while it does no worse. */
  stopBecause: string | null;
  /** It looks worse, and that may still be chance. */
  isSuspicious: boolean;
}

export type Step =
  | { act: 'stop'; reason: string }
  /** To the next share; at 100 the candidate goes live. */
  | { act: 'raise'; share: number }
  | { act: 'wait'; because: 'time' | 'visits' | 'suspicion' | 'freeze' | 'last step' | 'somebody' };

type RolloutStatus = Pick<
  RolloutRow,
  'state' | 'share' | 'steps' | 'stepSince' | 'holdMinutes' | 'leastVisits' | 'stepVisits'
>;

/** Until when the present step lasts at least; null where the share does not rise by itself. */
export function heldUntil({ state, share, steps, stepSince, holdMinutes }: RolloutStatus): Date | null {
  if (state !== 'running' || !stepSince || followingStep(steps, share) === null) return null;
  return new Date(stepSince.getTime() + holdMinutes * minuteMs);
}

/** The first step above a share, in percent; null above the last one. */
export function followingStep(steps: readonly number[], share: number): number | null {
  return steps.find((step) => step > share) ?? null;
}

/**
 * Decides what becomes of a roll-out that is running or paused. What does worse stops, also in a pause; what does not goes on once its step has
 * lasted and has been visited enough: never on nothing.
 */
export function decideStep(rollout: RolloutStatus, judged: Judged, now: Date, isFrozen: boolean): Step {
  const { state, share, steps, stepVisits, leastVisits } = rollout;
  if (judged.stopBecause !== null) return { act: 'stop', reason: judged.stopBecause };
  if (state === 'paused') return { act: 'wait', because: 'somebody' };
  const next = followingStep(steps, share);
  const until = heldUntil(rollout);
  if (next === null || !until) return { act: 'wait', because: 'last step' };
  if (isFrozen) return { act: 'wait', because: 'freeze' };
  if (now < until) return { act: 'wait', because: 'time' };
  if (stepVisits < leastVisits) return { act: 'wait', because: 'visits' };
  if (judged.isSuspicious) return { act: 'wait', because: 'suspicion' };
  return { act: 'raise', share: next };
}

/** Returns the next or last step of a roll-out as a sentence. @param reason of its last change */
export function nextInWords(rollout: RolloutRow, step: Step, reason: string | null, now: Date): string {
  const { state, share, steps, startsAt, stepVisits, leastVisits } = rollout;
  switch (state) {
    case 'waiting':
      return 'Empieza cuando otra persona le dé el visto bueno.';
    case 'planned':
      return startsAt ? asSentence(`Empieza el ${momentInWords(startsAt)}`) : 'Empieza enseguida.';
    case 'paused':
      // Where nobody asked for it, the reason says what has to be done first.
      return reason ? `En pausa, al ${share} %. ${reason}` : `En pausa: se queda al ${share} % hasta que alguien siga.`;
    case 'stopped':
    case 'withdrawn':
      return reason ?? 'Se ha retirado: todas las visitas ven la versión estable.';
    case 'done':
      return 'Está en vivo para todo el mundo.';
    case 'running':
  }
  const next = followingStep(steps, share);
  const goal = next === 100 ? 'Queda en vivo para todo el mundo' : `Sube al ${next} %`;
  if (step.act !== 'wait') return step.act === 'stop' ? step.reason : `${goal} enseguida.`;
  switch (step.because) {
    case 'last step':
    case 'somebody':
      return `Se queda al ${share} % hasta que alguien lo suba.`;
    case 'time': {
      const until = heldUntil(rollout);
      const at = until && isoDay(until) === isoDay(now) ? atHour(hourOf(until)) : `el ${momentInWords(until ?? now)}`;
      return `${goal} ${at}, si no va peor que la estable y tiene al menos ${counted(leastVisits, 'visita', 'visitas')}.`;
    }
    case 'visits':
      return `Espera: en este paso lleva ${stepVisits} de ${counted(leastVisits, 'visita comparable', 'visitas comparables')}. No sube hasta tenerlas.`;
    case 'suspicion':
      return 'Espera: parece que va algo peor que la estable, y aún puede ser casualidad.';
    case 'freeze':
      return 'Espera a que termine la pausa de publicación.';
  }
}
