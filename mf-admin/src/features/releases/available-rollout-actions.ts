import { inPercent, reachInWords } from '@femcoders/contracts/rollout-words';
import type { Rollout } from '@femcoders/contracts/rollouts';
import type { ButtonVariant } from '@femcoders/shared-ui';
import type { ReleaseMutations } from './api/release-mutations.ts';
import type { RolloutMutations } from './api/rollout-mutations.ts';
import { partName, shortVersion } from './part-name.ts';

/** An action on a roll-out with one click and an undo. Null: she did not prove her identity. */
export interface AvailableAction {
  label: string;
  variant: ButtonVariant;
  run(): Promise<Rollout | null>;
  /** Returns the message when it is done. */
  done(after: Rollout): string;
  /** Null where nothing leads to what was before. */
  undo: (() => Promise<unknown>) | null;
}

interface Mutations {
  rollouts: Pick<RolloutMutations, 'setShare' | 'act'>;
  releases: Pick<ReleaseMutations, 'goBack'>;
}

/** The acts of a roll-out, the most wanted first. Undoing one leads to what was before, also where that takes two calls. */
export function availableActions(rollout: Rollout, { rollouts, releases }: Mutations): AvailableAction[] {
  const { name, version, state, share, steps, approvals } = rollout;
  const part = partName(name);
  const act = (what: 'pause' | 'resume' | 'withdraw' | 'approve') => rollouts.act(rollout, what);
  /** Both or, where she does not say that it is her, neither. */
  const both = async (first: () => Promise<unknown>, second: () => Promise<unknown>) => (await first()) && second();
  const pausedAgain = (back: () => Promise<unknown>) => (state === 'paused' ? both(back, () => act('pause')) : back());

  const next = steps.find((step) => step > share) ?? 100;
  const raise: AvailableAction = {
    label: state === 'planned' ? `Empezar ya al ${inPercent(next)}` : `Subir al ${inPercent(next)}`,
    variant: 'outline',
    run: () => rollouts.setShare(rollout, next),
    done: (after) =>
      after.state === 'done'
        ? `${part} está en vivo en la ${shortVersion(version)} para todo el mundo.`
        : `${part}: ${lowerFirst(reachInWords(after))}`,
    undo() {
      if (next === 100) return releases.goBack(name, { from: version });
      if (state === 'planned')
        return both(
          () => act('withdraw'),
          () => act('resume'),
        );
      return pausedAgain(() => rollouts.setShare(rollout, share));
    },
  };
  const withdraw: AvailableAction = {
    label: share > 0 ? 'Volver atrás' : 'Retirar',
    variant: share > 0 ? 'danger' : 'outline',
    run: () => act('withdraw'),
    done: () => `El reparto de ${part} está retirado: todas las visitas reciben la versión estable.`,
    // One that waited for an approval or its hour waits again.
    undo: () => pausedAgain(() => act('resume')),
  };
  const resume = (label: string): AvailableAction => ({
    label,
    variant: 'outline',
    run: () => act('resume'),
    done: (after) => `Sigue el reparto de ${part}. ${reachInWords(after)}`,
    undo: () => act(state === 'paused' ? 'pause' : 'withdraw'),
  });
  const pause: AvailableAction = {
    label: 'Pausar',
    variant: 'outline',
    run: () => act('pause'),
    done: () => `El reparto de ${part} está en pausa: se queda al ${inPercent(share)}.`,
    undo: () => act('resume'),
  };
  const approve: AvailableAction = {
    label: 'Dar el visto bueno',
    variant: 'outline',
    run: () => act('approve'),
    done: (after) => `El reparto de ${part} tiene tu visto bueno. ${after.next}`,
    // What goes on already would not be what it was.
    undo: state === 'waiting' ? () => act('withdraw') : null,
  };
  // Its part may ask for one only since it began.
  const lacking = approvals.by.length < approvals.needed ? [approve] : [];

  switch (state) {
    case 'waiting':
      return [approve, withdraw];
    case 'planned':
      return [raise, withdraw];
    case 'running':
      return [...lacking, raise, pause, withdraw];
    case 'paused':
      return [...lacking, resume('Seguir'), raise, withdraw];
    case 'stopped':
      return [resume('Seguir de todos modos')];
    case 'withdrawn':
      return [resume('Seguir')];
    case 'done':
      return [];
  }
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
