import ICAL from 'ical.js';
import { instantOf } from '../events/wall-clock.ts';
import { usualTimezone } from './imported-event.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A time of a calendar as the clock on the wall shows it, and which clock that is. */
export interface CalendarTime {
  /** Without a zone, for rules of recurrence. */
  wall: ICAL.Time;
  /** How the wall's time becomes an instant. */
  instantAt: (wall: ICAL.Time) => Date | null;
  /** IANA zone in which the event is shown. */
  timezone: string;
}

/**
 * Reads a time with its zone. What the calendar says of a zone with a name of IANA is not believed: many describe summer
 * time wrongly or not at all. Without a zone, and for whole days, it is the clock of Madrid.
 * @returns null where there is no time
 */
export function readTime(property: ICAL.Property | null | undefined): CalendarTime | null {
  const value = property?.getFirstValue();
  return value instanceof ICAL.Time ? timeIn(value, String(property?.getFirstParameter('tzid') ?? '')) : null;
}

/** The same of a property with several values (EXDATE, RDATE). */
export function readTimes(property: ICAL.Property): CalendarTime[] {
  const tzid = String(property.getFirstParameter('tzid') ?? '');
  const starts = property.getValues().map((value) => (value instanceof ICAL.Period ? value.start : value));
  return starts.flatMap((value) => (value instanceof ICAL.Time ? [timeIn(value, tzid)] : []));
}

export function instantOfTime({ wall, instantAt }: CalendarTime): Date | null {
  return instantAt(wall);
}

function timeIn(value: ICAL.Time, tzid: string): CalendarTime {
  const { year, month, day: dayOfMonth, hour, minute: minutes, second, isDate } = value;
  const wall = ICAL.Time.fromData({ year, month, day: dayOfMonth, hour, minute: minutes, second, isDate });
  if (!isDate && value.zone === ICAL.Timezone.utcTimezone) {
    return { wall, timezone: usualTimezone, instantAt: (at) => new Date(utcOf(at)) };
  }
  const named = isDate ? undefined : ianaZone(tzid);
  if (named || isDate || !tzid || value.zone === ICAL.Timezone.localTimezone) {
    const timezone = named ?? usualTimezone;
    return { wall, timezone, instantAt: (at) => instantShown(at, timezone) };
  }
  // A zone of the calendar's own, such as Outlook's "Romance Standard Time": there its description is all there is.
  const { zone } = value;
  return {
    wall,
    timezone: usualTimezone,
    instantAt(at) {
      const zoned = at.clone();
      zoned.zone = zone;
      return zoned.toJSDate();
    },
  };
}

/** What the clock shows as milliseconds since the epoch, as if it were one of UTC. */
function utcOf({ year, month, day: dayOfMonth, hour, minute: minutes, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, dayOfMonth, hour, minutes, second);
}

/** In the hour that is left out in spring, an hour later (RFC 5545, section 3.3.5). */
function instantShown(wall: ICAL.Time, timezone: string): Date | null {
  const text = (ms: number) => new Date(ms).toISOString().slice(0, 19);
  const shown = utcOf(wall);
  return instantOf(text(shown), timezone) ?? instantOf(text(shown + 60 * minute), timezone);
}

/** Some programs write a path in front of the name. */
function ianaZone(tzid: string): string | undefined {
  const name = /(?:^|\/)([A-Z][A-Za-z_]+\/[A-Z][A-Za-z_+-]+(?:\/[A-Z][A-Za-z_]+)?)$/.exec(tzid)?.[1];
  if (!name) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** When an entry ends: by its end, by how long it lasts, at the end of its day, or nobody knows. */
export function lengthOf(entry: ICAL.Component, start: CalendarTime): (startsAt: Date) => Date | null {
  const end = readTime(entry.getFirstProperty('dtend'));
  if (start.wall.isDate) {
    const days = end ? Math.round((utcOf(end.wall) - utcOf(start.wall)) / day) : 1;
    // The last minute of the last day: the end that is written is already the day after.
    return (startsAt) => new Date(startsAt.getTime() + Math.max(1, days) * day - minute);
  }
  const duration = entry.getFirstPropertyValue('duration');
  const from = instantOfTime(start);
  const to = end && instantOfTime(end);
  const ms =
    from && to ? to.getTime() - from.getTime() : duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0;
  return (startsAt) => (ms > 0 ? new Date(startsAt.getTime() + ms) : null);
}
