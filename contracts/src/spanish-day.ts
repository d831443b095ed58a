import { dateInWords } from './spanish-date-alone.ts';

// Its own format and not `writeDate`: a page that needs nothing but a day loads this file alone.
let inMadrid: Intl.DateTimeFormat | undefined;

/**
 * A date as `dateInWords`; of an instant, the day on the community's clock wherever it is read.
 * @param instant ISO 8601: a date, or an instant with its zone
 */
export function dayInWords(instant: string | Date): string {
  if (typeof instant === 'string' && instant.length === 10) return dateInWords(instant);
  inMadrid ??= new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });
  return inMadrid.format(new Date(instant));
}
