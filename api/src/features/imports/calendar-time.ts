import ICAL from 'ical.js';
import { KnownZone, madrid, UnknownZoneError } from './calendar-zones.ts';

const minute = 60_000;
const secondsOfDay = 24 * 3600;

/**
 * The times of a property, of periods their start. Without a zone it is the clock of Madrid.
 * @param unknownAs the zone of times whose own nobody knows
 * @throws UnknownZoneError where it is not given
 */
export function timesOf(property: ICAL.Property, unknownAs?: ICAL.Timezone): ICAL.Time[] {
  return property.getValues().flatMap((value) => {
    const time = value instanceof ICAL.Period ? value.start : value;
    return time instanceof ICAL.Time ? [onClock(time, property, unknownAs)] : [];
  });
}

function onClock(time: ICAL.Time, property: ICAL.Property, unknownAs?: ICAL.Timezone): ICAL.Time {
  if (time.isDate || time.zone !== ICAL.Timezone.localTimezone) return time;
  const zone = property.getFirstParameter('tzid');
  if (zone && !unknownAs) throw new UnknownZoneError(zone);
  return withZone(time, (zone && unknownAs) || madrid);
}

/** @throws UnknownZoneError */
export function timeOf(entry: ICAL.Component, name: string): ICAL.Time | undefined {
  const property = entry.getFirstProperty(name);
  return property ? timesOf(property)[0] : undefined;
}

/** When a time is; of a whole day, when it begins in Madrid. */
export function instantAt(time: ICAL.Time): Date {
  return (time.isDate ? atHourOf(time, midnight) : time).toJSDate();
}

const midnight = ICAL.Time.fromData({ year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0 }, madrid);

/**
 * A time as its series writes its own: on the same clock, and as a day or with an hour, so that both can be compared
 * although the calendar mixes them.
 */
export function inTermsOf(start: ICAL.Time, time: ICAL.Time): ICAL.Time {
  if (start.isDate && time.isDate) return time;
  if (time.isDate) return atHourOf(time, start);
  if (!start.isDate) return inZone(time, start.zone);
  // Midnight is a day carelessly written, on any clock; another hour is an instant, perhaps midnight elsewhere.
  const isMidnight = time.hour === 0 && time.minute === 0;
  const { year, month, day } = isMidnight ? time : inZone(time, madrid);
  return ICAL.Time.fromData({ year, month, day, isDate: true });
}

function inZone(time: ICAL.Time, zone: ICAL.Timezone): ICAL.Time {
  if (time.zone.tzid === zone.tzid) return time;
  // Its own conversion asks for the offset on the wall of UTC, which is wrong where the clock changes.
  return zone instanceof KnownZone ? zone.wallAt(time.toJSDate()) : time.convertToZone(zone);
}

/** A day with the hour of a clock. */
export function atHourOf(
  { year, month, day }: ICAL.Time,
  { hour, minute: minutes, second, zone }: Pick<ICAL.Time, 'hour' | 'minute' | 'second' | 'zone'>,
): ICAL.Time {
  return ICAL.Time.fromData({ year, month, day, hour, minute: minutes, second, isDate: false }, zone);
}

/** The same wall in another zone. */
export function withZone(time: ICAL.Time, zone: ICAL.Timezone): ICAL.Time {
  const zoned = time.clone();
  zoned.zone = zone;
  return zoned;
}

/** Exchange writes whole days from midnight to midnight, and says it by this. */
const isWholeDay = (entry: ICAL.Component) =>
  /^true$/i.test(String(entry.getFirstPropertyValue('x-microsoft-cdo-alldayevent') ?? ''));

/**
 * When an entry ends, beginning at a time. A whole day ends with its last minute: the end that is written is already the
 * day after. Days, and what is given by its end, are counted on the wall; hours as they pass (RFC 5545, section 3.3.6).
 * @param period where this date says by itself how long it is
 * @returns null when nobody knows
 */
export function endOf(entry: ICAL.Component, start: ICAL.Time, period?: ICAL.Period): Date | null {
  const [from, to] = period ? [period.start, period.end] : [timeOf(entry, 'dtstart'), timeOf(entry, 'dtend')];
  const duration = period ? period.duration : entry.getFirstPropertyValue('duration');
  const counted = !to && duration instanceof ICAL.Duration && !duration.isNegative ? duration : null;
  const seconds = counted ? (counted.hours * 60 + counted.minutes) * 60 + counted.seconds : 0;
  const last = start.clone();
  if (from && to) last.addDuration(to.subtractDate(from));
  else if (counted) last.adjust(counted.weeks * 7 + counted.days, 0, 0, 0);
  if (start.isDate) {
    // Hours make the days that they touch.
    if (counted) last.adjust(Math.ceil(seconds / secondsOfDay), 0, 0, 0);
    if (last.compare(start) <= 0) Object.assign(last, { year: start.year, month: start.month, day: start.day + 1 });
    return new Date(instantAt(last).getTime() - minute);
  }
  const endsAt = new Date(instantAt(last).getTime() + seconds * 1000);
  if (isWholeDay(entry) && last.hour === 0 && last.minute === 0 && seconds === 0)
    endsAt.setTime(endsAt.getTime() - minute);
  return endsAt > instantAt(start) ? endsAt : null;
}
