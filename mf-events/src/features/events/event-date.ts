const format = (fields: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('es-ES', { ...fields, timeZone: 'UTC' });
const day = format({ weekday: 'long', day: 'numeric', month: 'long' });
const weekday = format({ weekday: 'long' });
const month = format({ month: 'long' });
const time = format({ hour: 'numeric', minute: '2-digit', hour12: true });

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
  const wallClock = readWallClock(startLocal);
  return wallClock ? plain(`${day.format(wallClock)}, ${time.format(wallClock)}`) : '';
}

/**
 * The same date in pieces, for where its number is set large: `sábado`, `28`, `noviembre`, `10:30 a. m.`
 * @param startLocal wall clock of the venue without a zone
 * @returns null when that is no date
 */
export function eventDateParts(startLocal: string) {
  const wallClock = readWallClock(startLocal);
  if (!wallClock) return null;
  return {
    weekday: weekday.format(wallClock),
    number: wallClock.getUTCDate(),
    month: month.format(wallClock),
    // Set in few words, it stays on one line.
    time: time.format(wallClock).replace(/\s/g, '\u00a0'),
  };
}

function readWallClock(startLocal: string): Date | null {
  const wallClock = new Date(`${startLocal}Z`);
  return Number.isNaN(wallClock.getTime()) ? null : wallClock;
}

const plain = (text: string) => text.replace(/\s/g, ' ');
