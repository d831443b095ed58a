import type { JobEntry } from '@femcoders/contracts/job';
import { workModeNames } from '@femcoders/contracts/job-names';
import { momentInWords } from '@femcoders/contracts/spanish-date';

/** `26 de noviembre a las 11:00 a. m. (hora de Madrid)` @param instant ISO 8601 */
export const madridMoment = (instant: string) => `${momentInWords(instant)} (hora de Madrid)`;

/** `Híbrido en Barcelona`, `En remoto` */
export function placeInWords({ mode, city }: Pick<JobEntry, 'mode' | 'city'>): string {
  const name = workModeNames[mode];
  if (!city) return name;
  return mode === 'remoto' ? `${name}, desde ${city}` : `${name} en ${city}`;
}
