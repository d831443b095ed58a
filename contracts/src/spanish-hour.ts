/**
 * An hour in the form of the site (spec section 9): `6:30 p. m.`
 * @param wallClock begins or ends with hours and minutes: `18:30`, `2026-11-28T18:30`
 */
export function hourInWords(wallClock: string): string {
  const [, hours = '', minutes = ''] = /(\d\d):(\d\d)/.exec(wallClock) ?? [];
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'a. m.' : 'p. m.'}`;
}

/** Returns text of `Intl` with non-breaking spaces inside each hour. */
export const hourInOneLine = (text: string) => text.replace(/(\d:\d\d)\s([ap]\.)\s(m\.)/g, '$1\u00a0$2\u00a0$3');

/** When something is, of an hour in the form of the site: `a las 6:30 p. m.`, `a la 1:05 p. m.` */
export const atHour = (hour: string) => `a la${hour.startsWith('1:') ? '' : 's'} ${hour}`;

/** Cities of events whose Spanish name differs from the one in their zone. */
const spanishNames: Record<string, string> = { 'Atlantic/Canary': 'Canarias' };

/** Returns the name of a zone's clock: `hora de Madrid` for `Europe/Madrid`. */
export function clockName(timezone: string): string {
  const city = timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `hora de ${spanishNames[timezone] ?? city}`;
}

/** A text with its full stop, which an abbreviation at its end has already (Ortografía de la lengua española, 2010). */
export function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
