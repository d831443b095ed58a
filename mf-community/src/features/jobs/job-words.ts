import type { JobEntry } from '@femcoders/contracts/job';
import { workModeNames } from '@femcoders/contracts/job-limits';

const timeZone = 'Europe/Madrid';
const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone });
const moment = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
  timeZone,
});

/** `26 de noviembre`, on the clock of Madrid. @param instant ISO 8601 */
export const dayInWords = (instant: string) => day.format(new Date(instant));

/** `26 de noviembre a las 11:00 a. m. (hora de Madrid)` @param instant ISO 8601 */
export const momentInWords = (instant: string) =>
  `${moment.format(new Date(instant)).replace(', ', ' a las ')} (hora de Madrid)`;

/** `Híbrido en Barcelona`, `En remoto` */
export function placeInWords({ mode, city }: Pick<JobEntry, 'mode' | 'city'>): string {
  const name = workModeNames[mode];
  if (!city) return name;
  return mode === 'remoto' ? `${name}, desde ${city}` : `${name} en ${city}`;
}
