import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import { atHourOf, inTermsOf, withZone } from './calendar-time.ts';
import { madrid } from './calendar-zones.ts';

/** Occurrences are looked for that are not over before the one and do not begin after the other. */
export interface Span {
  from: Date;
  to: Date;
}

type Wall = ReturnType<RRuleTemporal['all']>[number];

const dayMs = 24 * 3_600_000;
const tooOften = ['SECONDLY', 'MINUTELY', 'HOURLY'];

/** A series repeats too often to be one of events. */
export class TooOftenError extends Error {
  override readonly name = 'TooOftenError';
}

/** A series has had so many days that nobody can count to those of today. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/** A rule is written in a way that nobody can count. */
export class UncountableError extends Error {
  override readonly name = 'UncountableError';
}

/**
 * The days that a rule has in a span, besides the first of its series. They are counted on the wall: that needs no zone.
 * @param most steps of counting
 * @throws TooOftenError, TooLongError, UncountableError
 */
export function daysOfRule(rule: ICAL.Recur, start: ICAL.Time, span: Span, most: number): ICAL.Time[] {
  const timesADay = ['BYHOUR', 'BYMINUTE', 'BYSECOND'].reduce((times, part) => times * listed(rule, part).length, 1);
  if (tooOften.includes(rule.freq) || timesADay >= 24) throw new TooOftenError();
  if (isMiscounted(rule)) throw new UncountableError();
  const [earliest, latest] = [new Date(span.from.getTime() - 2 * dayMs), new Date(span.to.getTime() + 2 * dayMs)];
  try {
    const days = createRule(rule, start, most).between(earliest, latest, true);
    return days.map((day) => fromWall(day, start)).filter((day) => day.compare(start) > 0);
  } catch (cause) {
    if (cause instanceof Error && /maximum (?:iterations|candidate)/i.test(cause.message)) throw new TooLongError();
    throw new UncountableError('Nobody can count the days of a rule.', { cause });
  }
}

function createRule(rule: ICAL.Recur, start: ICAL.Time, maxIterations: number): RRuleTemporal {
  const { count, until } = rule;
  const plain = rule.clone();
  plain.count = null;
  plain.until = null;
  const withEnd = (end: string) =>
    new RRuleTemporal({ rruleString: `DTSTART:${onWall(start)}\nRRULE:${plain}${end}`, maxIterations });
  if (until) return withEnd(`;UNTIL=${onWall(lastTime(until, start))}`);
  if (!count) return withEnd('');
  // The first day of the series counts as one of them even where the rule does not have it.
  const [first] = withEnd('').all((_day, n) => n < 1);
  const hasFirst = first !== undefined && fromWall(first, start).compare(start) === 0;
  return withEnd(`;COUNT=${hasFirst ? count : count - 1}`);
}

/** Whether rrule-temporal has other days than RFC 5545: in years, where one part of a rule narrows another (docs/decisions 0090). */
function isMiscounted({ freq, parts }: ICAL.Recur): boolean {
  if (freq !== 'YEARLY') return false;
  const narrowing = ['BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYDAY'].filter((part) => part in parts);
  const isNumbered = (day: unknown) => /\d/.test(String(day));
  const days = 'BYDAY' in parts ? (parts.BYDAY as unknown[]) : [];
  if (days.some(isNumbered) && !days.every(isNumbered)) return true;
  if ('BYWEEKNO' in parts) return narrowing.join() !== 'BYWEEKNO,BYDAY';
  return narrowing.length > 1 && !('BYMONTH' in parts);
}

/** Whether the days of the month that a rule names are in none of its months, leap years or not. */
export function namesNoDay(rule: ICAL.Recur): boolean {
  if (!('BYMONTHDAY' in rule.parts && 'BYMONTH' in rule.parts)) return false;
  const longest = Math.max(...listed(rule, 'BYMONTH').map((month) => ICAL.Time.daysInMonth(Number(month), 2024)));
  return listed(rule, 'BYMONTHDAY').every((day) => Math.abs(Number(day)) > longest);
}

const listed = ({ parts }: ICAL.Recur, name: string): unknown[] => (parts as Record<string, unknown[]>)[name] ?? [null];

/** An hour without a zone is that of the series; a day without an hour counts whole. */
function lastTime(until: ICAL.Time, start: ICAL.Time): ICAL.Time {
  if (until.isDate && !start.isDate) return atHourOf(until, { hour: 23, minute: 59, second: 59, zone: start.zone });
  const isLocal = !until.isDate && until.zone === ICAL.Timezone.localTimezone;
  return inTermsOf(start, isLocal ? withZone(until, zoneOf(start)) : until);
}

/** The zone of a start; Madrid's for a day, which has none. */
export const zoneOf = (start: ICAL.Time | undefined): ICAL.Timezone => (start && !start.isDate ? start.zone : madrid);

/** Returns a wall-clock time as if it were in UTC. */
function onWall({ year, month, day, hour, minute, second }: ICAL.Time): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}${two(month)}${two(day)}T${two(hour)}${two(minute)}${two(second)}Z`;
}

function fromWall(wall: Wall, { isDate, zone }: ICAL.Time): ICAL.Time {
  const { year, month, day, hour, minute, second } = wall;
  return ICAL.Time.fromData(isDate ? { year, month, day, isDate } : { year, month, day, hour, minute, second }, zone);
}

/** Days since 1970 on the wall. */
export const dayOf = ({ year, month, day }: ICAL.Time): number =>
  new Date(0).setUTCFullYear(year, month - 1, day) / dayMs;
