import { clockName, hourInWords } from '@femcoders/contracts/spanish-hour';
import { months } from '@femcoders/contracts/spanish-months';

// A table, as the months are one.
const weekdays = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');

/**
 * The date of an event as its card says it (spec section 9): `sábado, 28 de noviembre, 10:30 a. m.`
 *
 * The venue's wall clock is read as if it were UTC, so nobody's own zone moves it.
 * @param startLocal wall clock of the venue without a zone: `2026-11-28T10:30:00`
 * @returns an empty text when that is no date
 */
export function eventDateText(startLocal: string): string {
  const wallClock = readWallClock(startLocal);
  return wallClock ? `${dayOf(wallClock)}, ${timeOf(wallClock)}` : '';
}

/** An event longer than this, in milliseconds, that ends on another day is of several days; a night is of one. */
const longestNightMs = 12 * 3_600_000;

/**
 * The date of a card, of one of several days with its last: `jueves, 3 de diciembre, 10:00 a. m., hasta el 5 de diciembre`.
 * @param startLocal wall clock of the venue without a zone
 * @param endLocal the same, or null where it is not known
 */
export function eventDaysText(startLocal: string, endLocal: string | null): string {
  const text = eventDateText(startLocal);
  const [start, end] = [readWallClock(startLocal), readWallClock(endLocal ?? '')];
  if (!start || !end || end.getTime() - start.getTime() <= longestNightMs) return text;
  if (startLocal.slice(0, 10) === endLocal?.slice(0, 10)) return text;
  return `${text}, hasta el ${end.getUTCDate()} de ${monthOf(end)}`;
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
    weekday: weekdayOf(wallClock),
    number: wallClock.getUTCDate(),
    month: monthOf(wallClock),
    time: inOneLine(timeOf(wallClock)),
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
  return `${dayOf(start)}, de ${inOneLine(timeOf(start))} a ${inOneLine(timeOf(end))}`;
}

/**
 * Its hours, next to its day: `10:30 a. m.`, `de 10:30 a. m. a 1:00 p. m.`, of several days `desde 10:00 a. m. hasta el sábado,
 * 5 de diciembre, 2:00 p. m.`
 * @param startLocal wall clock of the venue without a zone
 * @param endLocal the same, or null where it is not known
 */
export function eventHoursText(startLocal: string, endLocal: string | null): string {
  const [start, end] = [readWallClock(startLocal), endLocal === null ? null : readWallClock(endLocal)];
  if (!start) return '';
  const [from, to] = [start, end ?? start].map((date) => inOneLine(timeOf(date)));
  if (!end || end <= start) return from ?? '';
  const isOneDay = startLocal.slice(0, 10) === endLocal?.slice(0, 10);
  if (isOneDay || end.getTime() - start.getTime() <= longestNightMs) return `de ${from} a ${to}`;
  return `desde ${from} hasta el ${dayOf(end)}, ${to}`;
}

/** Its day with the year: `sábado, 28 de noviembre de 2026`. */
export function eventDayText(startLocal: string): string {
  const wallClock = readWallClock(startLocal);
  return wallClock ? `${dayOf(wallClock)} de ${eventYear(startLocal)}` : '';
}

/** The year of a wall clock. */
export function eventYear(startLocal: string): string {
  return startLocal.slice(0, 4);
}

/**
 * The start on the reader's clock, for the browser only: `sábado, 28 de noviembre, 4:30 a. m. (hora de Bogota)`.
 * @param startUtc ISO 8601 instant
 * @param zone IANA zone of the reader; the browser's unless given
 * @returns null when her clock shows what the venue's does
 */
export function readersDateText(startUtc: string, startLocal: string, zone = browserZone()): string | null {
  try {
    // Sweden writes `2026-11-28 10:30:00`, which is how wall clocks are compared.
    const wallClock = new Date(startUtc).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T');
    return wallClock === startLocal ? null : `${eventDateText(wallClock)} (${clockName(zone)})`;
  } catch {
    // Some browsers name a zone that they do not know themselves.
    return null;
  }
}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function readWallClock(startLocal: string): Date | null {
  const wallClock = new Date(`${startLocal}Z`);
  return Number.isNaN(wallClock.getTime()) ? null : wallClock;
}

const weekdayOf = (date: Date) => weekdays[date.getUTCDay()] ?? '';
const monthOf = (date: Date) => months[date.getUTCMonth()] ?? '';
const dayOf = (date: Date) => `${weekdayOf(date)}, ${date.getUTCDate()} de ${monthOf(date)}`;

const timeOf = (date: Date) => hourInWords(date.toISOString());

/** Set in few words, a time stays on one line. */
export const inOneLine = (text: string) => text.replace(/ /g, '\u00a0');
