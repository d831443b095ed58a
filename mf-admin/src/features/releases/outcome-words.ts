import type { SwitchOutcome } from '@femcoders/contracts/releases';
import { partName, shortVersion } from './part-name.ts';

/**
 * Returns the sentence for the outcome of a change of what is live.
 * @param outcome null when she did not say that it is her: nothing was done
 * @param done the sentence for it, given the short form of the version that is live now
 */
export function outcomeWords(outcome: SwitchOutcome | null, done: (version: string) => string): string | false {
  if (!outcome) return false;
  const steppedBack = outcome.steppedBack.map(
    ({ name }) => `${partName(name)} se muestra en una versión anterior, porque la suya no encaja.`,
  );
  return [done(shortVersion(outcome.version)), ...steppedBack].join(' ');
}
