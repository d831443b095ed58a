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
    time: inOneLine(time.format(wallClock)),
  };
}

/**
 * From when to when: `sábado, 28 de noviembre, de 10:30 a. m. a 1:00 p. m.`; without an end, or one that makes no
 * sense, when it begins.
 * @param startLocal wall clock of the venue without a zone
 * @param endLocal the same, or null where it is not known
 */
export function eventSpanText(startLocal: string, endLocal: string | null): string {
  const [start, end] = [readWallClock(startLocal), endLocal === null ? null : readWallClock(endLocal)];
  if (!start || !end || end <= start) return eventDateText(startLocal);
  if (startLocal.slice(0, 10) !== endLocal?.slice(0, 10)) {
    return `Del ${eventDateText(startLocal)}, al ${eventDateText(endLocal ?? '')}`;
  }
  return `${plain(day.format(start))}, de ${inOneLine(time.format(start))} a ${inOneLine(time.format(end))}`;
}

/** Its day with the year: `sábado, 28 de noviembre de 2026`. */
export function eventDayText(startLocal: string): string {
  const wallClock = readWallClock(startLocal);
  return wallClock ? plain(`${day.format(wallClock)} de ${eventYear(startLocal)}`) : '';
}

/** The year of a wall clock. */
export function eventYear(startLocal: string): string {
  return startLocal.slice(0, 4);
}

/** Whose clock it is: `hora de Madrid` for `Europe/Madrid`. */
export function clockName(timezone: string): string {
  return `hora de ${cityOf(timezone)}`;
}

function cityOf(timezone: string): string {
  return timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/**
 * The start on the clock of whoever reads, for the browser only: `sábado, 28 de noviembre, 4:30 a. m. (hora de Bogota)`.
 * @param startUtc ISO 8601 instant
 * @param zone IANA zone of the reader
 * @returns null when her clock shows what the venue's does
 */
export function readersDateText(startUtc: string, startLocal: string, zone: string): string | null {
  try {
    // Sweden writes `2026-11-28 10:30:00`, which is how wall clocks are compared.
    const wallClock = new Date(startUtc).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T');
    return wallClock === startLocal ? null : `${eventDateText(wallClock)} (${clockName(zone)})`;
  } catch {
    // Some browsers name a zone that they do not know themselves.
    return null;
  }
}

function readWallClock(startLocal: string): Date | null {
  const wallClock = new Date(`${startLocal}Z`);
  return Number.isNaN(wallClock.getTime()) ? null : wallClock;
}

/** Set in few words, a time stays on one line. */
const inOneLine = (text: string) => text.replace(/\s/g, '\u00a0');
const plain = (text: string) => text.replace(/\s/g, ' ');
