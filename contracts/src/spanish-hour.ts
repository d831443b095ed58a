/**
 * An hour in the form of the site (spec section 9): `6:30 p. m.`
 * @param wallClock begins or ends with hours and minutes: `18:30`, `2026-11-28T18:30`
 */
export function hourInWords(wallClock: string): string {
  const [, hours = '', minutes = ''] = /(\d\d):(\d\d)/.exec(wallClock) ?? [];
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'a. m.' : 'p. m.'}`;
}

/** A text with its full stop, which an abbreviation at its end has already (Ortografía de la lengua española, 2010). */
export function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
