import { rolloutLimits, usualSteps } from '@femcoders/contracts/rollout-limits';
import { holdInWords, type Read, readHold, readStart, readSteps, readVisits } from '@femcoders/contracts/rollout-order';
import { describeAction } from '../records/action-dialog.tsx';
import type { RolloutMutations } from './api/rollout-mutations.ts';
import { partName, shortVersion } from './part-name.ts';
import { startedWords } from './rollout-words.ts';

/** Asks how a version is to be rolled out. */
export const starting = (name: string, version: string, { start }: Pick<RolloutMutations, 'start'>) =>
  describeAction({
    title: `Repartir la ${shortVersion(version)} de ${partName(name)}`,
    explanation:
      'La candidata llega primero a una parte de las visitas, y sube sola de paso en paso mientras no vaya peor que la versión estable. Si va peor, se para sola.',
    act: 'Empezar el reparto',
    doing: 'Empezando…',
    asks: {
      draft: `rollout:${name}:${version}`,
      start: {
        steps: usualSteps.join(', '),
        holdMinutes: holdInWords(rolloutLimits.holdMinutes.unlessSaid),
        leastVisits: String(rolloutLimits.visits.unlessSaid),
        begins: 'now',
        startsAt: '',
      },
      fields: {
        steps: {
          label: 'Pasos, en tanto por ciento',
          hint: 'Con 100 al final queda en vivo para todo el mundo; sin él, se queda en el último.',
          autoComplete: 'off',
          validate: (text: string) => readSteps(text).problem,
        },
        holdMinutes: {
          label: 'Cada paso dura al menos',
          hint: 'Como 30 min, 2 h o 1 día.',
          autoComplete: 'off',
          validate: (text: string) => readHold(text).problem,
        },
        leastVisits: {
          label: 'Visitas de la candidata en cada paso',
          hint: 'No sube hasta tenerlas.',
          autoComplete: 'off',
          validate: (text: string) => readVisits(text).problem,
        },
        begins: {
          label: 'Empieza',
          choices: [
            { value: 'now', label: 'Ahora' },
            { value: 'later', label: 'Un día, a una hora' },
          ],
        },
        startsAt: {
          label: 'Día y hora',
          hint: 'Hora de Madrid.',
          type: 'datetime-local' as const,
          isShown: ({ begins }: { begins: string }) => begins === 'later',
          validate: (text: string) => (text ? readStart(text, new Date()).problem : 'Escribe día y hora.'),
        },
      },
    },
    async onAct({ steps, holdMinutes, leastVisits, begins, startsAt }) {
      const started = await start(name, {
        version,
        steps: unwrap(readSteps(steps)),
        holdMinutes: unwrap(readHold(holdMinutes)),
        leastVisits: unwrap(readVisits(leastVisits)),
        ...(begins === 'later' && { startsAt: unwrap(readStart(startsAt, new Date())) }),
      });
      return started ? startedWords(started) : false;
    },
  });

/** Returns the value that validation has already checked. */
function unwrap<Value>({ value, problem }: Read<Value>): Value {
  if (problem !== undefined) throw new Error(problem);
  return value as Value;
}
