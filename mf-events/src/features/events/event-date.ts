const day = new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('es-ES', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' });

/**
 * The date of an event as its card says it (spec section 9): `sábado, 28 de noviembre, 10:30 a. m.`
 *
 * The venue's wall clock is read as if it were UTC, so nobody's own zone moves it. Day and time are formatted apart
 * and joined here, and their spaces made ordinary, because versions of ICU join and space them differently and the
 * server's text must be the browser's.
 * @param startLocal wall clock of the venue without a zone: `2026-11-28T10:30:00`
 * @returns an empty text when that is no date
 */
export function eventDateText(startLocal: string): string {
  const wallClock = new Date(`${startLocal}Z`);
  if (Number.isNaN(wallClock.getTime())) return '';
  return `${day.format(wallClock)}, ${time.format(wallClock)}`.replace(/\s/g, ' ');
}
