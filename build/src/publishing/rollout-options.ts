import { rolloutLimits } from '@femcoders/contracts/rollout-limits';
import { type Read, readHold, readShare, readStart, readSteps, readVisits } from '@femcoders/contracts/rollout-order';
import { type NewRollout, type RolloutAct, rolloutActs } from '@femcoders/contracts/rollouts';
import { PublishingError } from './publishing-error.ts';

/** How a version is to be rolled out. */
export type RolloutPlan = Omit<NewRollout, 'version' | 'holdMinutes' | 'leastVisits'> & {
  holdMinutes: number;
  leastVisits: number;
};

const examples = {
  share: '--share 5',
  steps: '--steps 1,5,25,100',
  hold: '--hold 30m',
  visits: '--visits 100',
  at: '--at "2026-12-01 09:00"',
} as const;
type Option = keyof typeof examples;

/**
 * Takes the options of a roll-out out of what was given on the command line.
 * @returns what is left, and how to roll out; null where it goes live for everybody
 * @throws PublishingError with a sentence for what cannot be meant
 */
export function takeRolloutOptions(
  args: readonly string[],
  now = new Date(),
): { rest: string[]; plan: RolloutPlan | null } {
  const rest: string[] = [];
  const given = new Map<Option, string>();
  for (let i = 0; i < args.length; i += 1) {
    const word = args[i] ?? '';
    const [, option, joined] = /^--(share|steps|hold|visits|at)(?:=(.*))?$/s.exec(word) ?? [];
    if (!option) {
      rest.push(word);
      continue;
    }
    const value = joined ?? args[++i];
    if (!value || value.startsWith('--'))
      throw new PublishingError(`--${option}: falta el valor, como ${examples[option as Option]}.`);
    given.set(option as Option, value);
  }
  return { rest, plan: given.size === 0 ? null : planOf(given, now) };
}

function planOf(given: ReadonlyMap<Option, string>, now: Date): RolloutPlan {
  const { holdMinutes, visits } = rolloutLimits;
  if (given.has('share') && given.has('steps'))
    throw new PublishingError('--share y --steps no van juntos: --share 5 es un solo paso.');
  const read = <Value>(option: Option, reader: (text: string) => Read<Value>): Value | undefined => {
    const text = given.get(option);
    return text === undefined ? undefined : unwrap(reader(text), option);
  };
  const share = read('share', readFirstShare);
  const steps = share === undefined ? read('steps', readSteps) : [share];
  if (!steps)
    throw new PublishingError(`Falta decir a qué parte de las visitas llega: ${examples.share} o ${examples.steps}.`);
  const startsAt = read('at', (text) => readStart(text, now));
  return {
    steps,
    holdMinutes: read('hold', readHold) ?? holdMinutes.unlessSaid,
    leastVisits: read('visits', readVisits) ?? visits.unlessSaid,
    ...(startsAt !== undefined && { startsAt }),
  };
}

function readFirstShare(text: string): Read<number> {
  const read = readShare(text);
  return read.value === 0 ? { problem: 'De 1 a 100.' } : read;
}

/**
 * Reads the share of a command: `25`, or `25 %`.
 * @throws PublishingError with a sentence for what cannot be one
 */
export function shareOf(text: string | undefined, example: string): number {
  if (text === undefined) throw new PublishingError(`Falta decir a qué parte de las visitas: ${example}`);
  return unwrap(readShare(text), 'share', false);
}

/**
 * Reads what is to be done with a roll-out; null where nothing is said.
 * @throws PublishingError that names what there is
 */
export function rolloutActOf(text: string | undefined): RolloutAct | null {
  if (text === undefined) return null;
  const act = rolloutActs.find((one) => one === text);
  if (act) return act;
  throw new PublishingError(`No entiendo «${text}». Con un reparto se puede: ${rolloutActs.join(', ')}.`);
}

function unwrap<Value>({ value, problem }: Read<Value>, option: Option, isOption = true): Value {
  if (problem === undefined) return value as Value;
  throw new PublishingError(isOption ? `--${option}: ${problem} Por ejemplo: ${examples[option]}` : problem);
}
