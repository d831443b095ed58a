import { dayInWords } from './spanish-day.ts';
import { atHour, hourInOneLine, hourInWords } from './spanish-hour.ts';

// How the site writes dates (spec section 9). Instants are on the community's clock wherever they are read, unless a zone
// is given; a date alone is the same everywhere.

/** The community's clock. */
export const communityZone = 'Europe/Madrid';

const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/** An ISO 8601 date, an instant with its zone, or its milliseconds. */
type Instant = string | number | Date;

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A form of the site that is written in one place alone.
 * @param zone IANA
 */
export function writeDate(
  instant: Instant,
  options: Intl.DateTimeFormatOptions,
  zone = communityZone,
  language = 'es-ES',
) {
  const timeZone = typeof instant === 'string' && instant.length === 10 ? 'UTC' : zone;
  // Made when it is needed: a browser's first format reads all that it knows of languages.
  const key = JSON.stringify([options, timeZone, language]);
  const format = made.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone });
  // There are hundreds of zones.
  if (zone === communityZone) made.set(key, format);
  return hourInOneLine(format.format(new Date(instant)));
}

/** `21 nov 2026` */
export const shortDay = (instant: Instant) => writeDate(instant, { dateStyle: 'medium' });

/** `26 de noviembre` */
export const dayOfYear = (instant: Instant) => writeDate(instant, { day: 'numeric', month: 'long' });

/** `sábado, 28 de noviembre` */
export const weekday = (instant: Instant, zone?: string) =>
  writeDate(instant, { weekday: 'long', day: 'numeric', month: 'long' }, zone);

/** `noviembre de 2026` */
export const monthInWords = (instant: Instant) => writeDate(instant, { month: 'long', year: 'numeric' });

/** `21 de noviembre de 2026, 9:14 a. m.` */
export const longMoment = (instant: Instant) =>
  `${dayInWords(new Date(instant))}, ${hourInWords(isoMoment(instant).slice(11))}`;

/** `6:30 p. m.` */
export const hourOf = (instant: Instant, zone?: string) => writeDate(instant, clock, zone);

/** `21 nov 2026, 9:14 a. m.` */
export const shortMoment = (instant: Instant) =>
  writeDate(instant, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h12' });

/** `22 nov, 1:00 p. m.` */
export const momentOfYear = (instant: Instant) => writeDate(instant, { day: 'numeric', month: 'short', ...clock });

/** `21 de noviembre a las 6:05 p. m.` */
export const momentInWords = (instant: Instant) => `${dayOfYear(instant)} ${atHour(hourOf(instant))}`;

/** `21 de noviembre de 2026 a las 10:05 a. m. (hora de Madrid)` */
export const fullMoment = (instant: Instant) =>
  `${dayInWords(new Date(instant))} ${atHour(hourOf(instant))} (hora de Madrid)`;

/** `sábado, 28 de noviembre, 6:30 p. m.` */
export const weekdayMoment = (instant: Instant, zone?: string) => `${weekday(instant, zone)}, ${hourOf(instant, zone)}`;

// Swedish writes dates as ISO 8601 does.
/** `2026-11-21`: what is noted by its day has the day that those who were there would say. */
export const isoDay = (instant: Instant, zone?: string) => writeDate(instant, { dateStyle: 'short' }, zone, 'sv-SE');

/** `2026-11-21 09:14:07`, as spreadsheets read it. */
export const isoMoment = (instant: Instant, zone?: string) =>
  writeDate(instant, { dateStyle: 'short', timeStyle: 'medium' }, zone, 'sv-SE');
