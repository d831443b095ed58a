import { months } from './spanish-months.ts';

let inMadrid: Intl.DateTimeFormat | undefined;

/**
 * A date as the site writes it, `17 de noviembre de 2023` (spec section 9); an instant on the
 * community's clock wherever it is read.
 *
 * A date alone, as articles have it, is the same everywhere and comes from a table: a browser's first `Intl` format
 * reads all that it knows of languages, on the thread that hydrates.
 * @param instant ISO 8601: a date, or an instant with its zone
 */
export function dayInWords(instant: string | Date): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(instant as string) ?? [];
  if (year) return `${Number(day)} de ${months[Number(month) - 1]} de ${Number(year)}`;
  inMadrid ??= new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });
  return inMadrid.format(new Date(instant));
}
