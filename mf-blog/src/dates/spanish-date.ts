const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

let inBarcelona: Intl.DateTimeFormat | undefined;

/**
 * A date as the site writes it, `17 de noviembre de 2023` (spec section 9), which is what date-fns calls
 * "d 'de' MMMM 'de' yyyy"; an instant in Barcelona's time wherever it is read.
 *
 * A date alone, as articles have it, is the same everywhere and comes from a table: a browser's first `Intl` format
 * reads all that it knows of languages, on the thread that hydrates.
 * @param instant ISO 8601: a date, or an instant with its zone
 */
export function spanishDate(instant: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(instant) ?? [];
  if (year) return `${Number(day)} de ${months[Number(month) - 1]} de ${Number(year)}`;
  inBarcelona ??= new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });
  return inBarcelona.format(new Date(instant));
}
