import ICAL from 'ical.js';
import { atHourOf, endOf, instantAt, inTermsOf, timeOf, timesOf, withZone } from './calendar-time.ts';
import { madrid, UnknownZoneError } from './calendar-zones.ts';

/** Occurrences are looked for that are not over before the one and do not begin after the other. */
interface Span {
  from: Date;
  to: Date;
}

/** An entry that says how one day of a series is, or with `RANGE=THISANDFUTURE` that day and all that follow. */
export interface Exception {
  entry: ICAL.Component;
  /** The day of the series, as the series writes it; undefined where nobody can read it. */
  original: ICAL.Time | undefined;
  andFuture: boolean;
  /** When it takes place instead; undefined where nobody can read it. */
  start: ICAL.Time | undefined;
  /** Why something of it cannot be read. */
  error?: unknown;
}

export interface Occurrence {
  /** Its time in the series, before exceptions: that names it. */
  original: ICAL.Time;
  /** What says how it is: the series, or an exception to it. */
  entry: ICAL.Component;
  start: ICAL.Time;
  endsAt: Date | null;
}

/** An occurrence, or a day of the series of which nobody can read when it takes place instead. */
export type Found = Occurrence | (Pick<Occurrence, 'original' | 'entry'> & { unread: Exception });

/** An added day that says how long it is. */
interface Period {
  start: ICAL.Time;
  whole: ICAL.Period;
}

/** Hears why some of the days taken out, added or told by a rule cannot be read. */
type Report = (error: unknown) => void;

/** Most steps of counting that a series gets, two for each day: part of a second of work. */
const mostSteps = 40_000;
const dayMs = 24 * 3_600_000;
const everyMonth = Array.from({ length: 12 }, (_, month) => month + 1);
const tooOften = ['SECONDLY', 'MINUTELY', 'HOURLY'];
/** Weekdays and leap years come back every 400 years, and from 1901 to 2099 every 28. */
const cycles = [
  { years: 400, since: 1 },
  { years: 28, since: 1901 },
];

/** A series repeats too often to be one of events. */
export class TooOftenError extends Error {
  override readonly name = 'TooOftenError';
}

/** A series has had so many days that nobody can count to those of today. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/** A rule is written in a way that ical.js reads otherwise or not at all. */
export class UncountableError extends Error {
  override readonly name = 'UncountableError';
}

/** A rule names only days that no month has; the first day of its series counts all the same (RFC 5545, section 3.8.5.3). */
export class NoSuchDayError extends Error {
  override readonly name = 'NoSuchDayError';
}

/** The next day of a rule, if there is one, is too far away to matter. */
class TooFarError extends Error {
  override readonly name = 'TooFarError';
}

/** What an exception says, its times written as its series writes them. It throws nothing. */
export function readException(entry: ICAL.Component, ofSeries: ICAL.Time | undefined): Exception {
  const replaced = entry.getFirstProperty('recurrence-id');
  const andFuture = /^thisandfuture$/i.test(String(replaced?.getFirstParameter('range') ?? ''));
  const read: Exception = { entry, andFuture, original: undefined, start: undefined };
  try {
    // In a zone that nobody knows it most likely has the hour of its series.
    const [named] = replaced ? timesOf(replaced, zoneOf(ofSeries)) : [];
    read.original = named && ofSeries ? inTermsOf(ofSeries, named) : named;
    timeOf(entry, 'recurrence-id');
    const start = writeAlike(entry) ?? read.original;
    if (start) endOf(entry, start);
    read.start = start;
  } catch (error) {
    read.error = error;
    // What does not take place needs no hour but its own.
    const cancelled = /^cancelled$/i.test(String(entry.getFirstPropertyValue('status') ?? ''));
    if (!cancelled || !read.original) return read;
    for (const name of ['dtstart', 'dtend', 'duration']) entry.removeAllProperties(name);
    read.start = read.original;
  }
  return read;
}

/**
 * When a series takes place: by its rules and added days, less the days taken out, with its exceptions, also those for
 * "this and all that follow". ical.js counts the days of a rule. All times are written alike before they are compared,
 * because calendars mix days with hours and clocks of different zones.
 * @param whole the series; it is changed
 * @param exceptions of each day the newest, and the newest of those that hold for all that follow
 * @param report hears of days taken out or added that cannot be read, and of rules without any; all others count
 * @throws TooOftenError, TooLongError, UncountableError, UnknownZoneError
 */
export function occurrencesOf(
  whole: ICAL.Component,
  exceptions: readonly Exception[],
  span: Span,
  report: Report,
): Found[] {
  const start = writeAlike(whole);
  if (!start) return [];
  const takenOut = new Set(
    // A day alone takes out all there is on it.
    timesOfAll(whole, 'exdate', report, zoneOf(start)).map(({ time }) =>
      (time.isDate ? time : inTermsOf(start, time)).toICALString(),
    ),
  );
  const placed = exceptions.filter(isPlaced);
  const own = new Map(placed.filter(({ andFuture }) => !andFuture).map((one) => [one.original.toICALString(), one]));
  const futures = placed.filter(({ andFuture }) => andFuture).toSorted((a, b) => b.original.compare(a.original));
  const reach = Math.max(
    lastsFrom(start, whole, start),
    ...futures.map((one) => lastsFrom(one.original, one.entry, one.start)),
  );
  const days = daysOf(whole, start, { from: new Date(span.from.getTime() - reach), to: span.to }, report);

  const found: Found[] = [];
  const left = new Set<Exception>(placed);
  for (const [name, { original, period }] of [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (takenOut.has(name) || takenOut.has(name.slice(0, 8))) continue;
    const before = futures.filter((one) => one.original.compare(original) <= 0);
    const exception = own.get(name) ?? before[0];
    for (const one of [exception, ...before]) if (one) left.delete(one);
    found.push(exception ? changed(exception, original) : planned(whole, original, period));
  }
  return [...found, ...withoutSeries([...left])];
}

/** Exceptions whose series is not there, or no longer has that day. What is said of one day comes after "all that follow". */
export function withoutSeries(exceptions: readonly Exception[]): Found[] {
  return exceptions
    .filter(isPlaced)
    .toSorted((a, b) => Number(b.andFuture) - Number(a.andFuture))
    .map((one) => changed(one, one.original));
}

function planned(whole: ICAL.Component, original: ICAL.Time, period: Period | undefined): Occurrence {
  const start = period?.start ?? original;
  return { original, entry: whole, start, endsAt: endOf(whole, start, period?.whole) };
}

function changed(exception: Exception & { original: ICAL.Time }, original: ICAL.Time): Found {
  const { entry, start } = exception;
  if (!start) return { original, entry, unread: exception };
  const moved = movedAlike(exception.original, start, original);
  return { original, entry, start: moved, endsAt: endOf(entry, moved) };
}

/** A day of the series as one that was moved from its time to another, counted on the walls; whole days have no hour to move. */
function movedAlike(from: ICAL.Time, to: ICAL.Time, original: ICAL.Time): ICAL.Time {
  if (to.isDate || original.isDate) {
    const { year, month, day } = original;
    const moved = ICAL.Time.fromData({ year, month, day, isDate: true });
    moved.adjust(dayOf(to) - dayOf(from), 0, 0, 0);
    return to.isDate ? moved : atHourOf(moved, to);
  }
  const moved = withZone(original, to.zone);
  moved.addDuration(to.subtractDate(from));
  return moved;
}

/** How long after its time in the series what takes place instead is over, in ms. */
function lastsFrom(original: ICAL.Time, entry: ICAL.Component, start: ICAL.Time | undefined): number {
  if (!start) return 0;
  return (endOf(entry, start) ?? instantAt(start)).getTime() - instantAt(original).getTime();
}

const isPlaced = (one: Exception): one is Exception & { original: ICAL.Time } => one.original !== undefined;

/** Writes the times of an entry on clocks that are known. */
function writeAlike(entry: ICAL.Component): ICAL.Time | undefined {
  const start = timeOf(entry, 'dtstart');
  const end = timeOf(entry, 'dtend');
  if (start) entry.updatePropertyWithValue('dtstart', start);
  if (start && end) {
    // A day as the end of what has an hour ends when it begins.
    const isDay = end.isDate && !start.isDate;
    const last = isDay ? atHourOf(end, { hour: 0, minute: 0, second: 0, zone: start.zone }) : inTermsOf(start, end);
    entry.updatePropertyWithValue('dtend', last);
  }
  return start;
}

interface Day {
  original: ICAL.Time;
  period?: Period | undefined;
}

/** The days of a series by their names: the first, which counts even where the rule does not have it, those added and those of its rules. */
function daysOf(whole: ICAL.Component, start: ICAL.Time, span: Span, report: Report): Map<string, Day> {
  const rules = whole
    .getAllProperties('rrule')
    .map((property) => property.getFirstValue())
    .filter((rule) => rule instanceof ICAL.Recur);
  if (rules.length === 0 && !whole.hasProperty('rdate')) return new Map([[start.toICALString(), { original: start }]]);
  const added = timesOfAll(whole, 'rdate', report).map(({ time, period }) => ({
    original: inTermsOf(start, time),
    period: period && { start: time, whole: period },
  }));
  const steps = { left: mostSteps };
  const counting = rules.filter((rule) => !namesNoDay(rule));
  if (counting.length < rules.length) report(new NoSuchDayError());
  const ruled = counting.flatMap((rule) => [...daysOfRule(rule, start, span, steps)]);
  const days = [start, ...ruled].map((original): Day => ({ original }));
  const inTime = [...days, ...added].filter(({ original }) => instantAt(original) <= span.to);
  return new Map(inTime.map((day) => [day.original.toICALString(), day]));
}

/** The days that a rule has in a span, and some before it. They are counted on the wall: that needs no zone. */
function* daysOfRule(rule: ICAL.Recur, start: ICAL.Time, span: Span, steps: { left: number }): Generator<ICAL.Time> {
  const { freq, interval } = rule;
  writeRule(rule, start);
  const [earliest, latest] = [span.from.getTime() / dayMs - 2, span.to.getTime() / dayMs + 2];
  const first = withZone(start, ICAL.Timezone.localTimezone);
  const begin = nearer(rule, first, earliest);
  // The first day of the series counts as one of them even where the rule does not have it; ical.js would not count it.
  let left = rule.count ? rule.count - 1 : Number.POSITIVE_INFINITY;
  rule.count = null;
  for (const next of counted(rule, begin, latest, steps)) {
    const rounds = freq === 'YEARLY' ? next.year - first.year : monthsOf(next) - monthsOf(first);
    const isBetween = rule.freq === 'MONTHLY' && rounds % interval !== 0;
    if (next.compare(first) <= 0 || isBetween || !hasDay(rule, next)) continue;
    left -= 1;
    if (left < 0) return;
    if (dayOf(next) >= earliest) yield withZone(next, start.zone);
  }
}

/** The days of a rule as ical.js counts them, no further than `latest`: by itself it looks for ever for the 30th of February. */
function* counted(
  rule: ICAL.Recur,
  begin: ICAL.Time,
  latest: number,
  steps: { left: number },
): Generator<ICAL.Time, void> {
  // Of months it looks first for each weekday by itself: a fifth Monday of February may be 40 years away, the first is not.
  const furthest = latest + (rule.freq === 'MONTHLY' ? 41 * 366 : 7);
  const step = ({ last }: ICAL.RecurIterator, days = 0) => {
    takeStep(steps);
    // Not `>`: years that no clock has are too far, too.
    if (!(dayOf(last) + days <= furthest)) throw new TooFarError();
  };
  class BoundedIterator extends ICAL.RecurIterator {
    override increment_monthday(days: number) {
      step(this, days);
      super.increment_monthday(days);
    }
    override increment_month() {
      step(this);
      super.increment_month();
    }
    override increment_year(years: number) {
      step(this);
      super.increment_year(years);
    }
  }
  try {
    const iterator = new BoundedIterator({ rule, dtstart: begin });
    for (let next = iterator.next(); next && dayOf(next) <= latest; next = iterator.next()) {
      takeStep(steps);
      yield next;
    }
  } catch (error) {
    if (!(error instanceof TooFarError)) throw error;
  }
}

function takeStep(steps: { left: number }): void {
  steps.left -= 1;
  if (steps.left < 0) throw new TooLongError();
}

/** Whether a rule has a day that ical.js found: where a month has no such day it goes on into the next. */
function hasDay({ parts }: ICAL.Recur, { year, month, day }: ICAL.Time): boolean {
  const fromLast = day - ICAL.Time.daysInMonth(month, year) - 1;
  const has = (name: string, ...values: number[]) =>
    !(name in parts) || listed(parts, name).some((one) => values.includes(Number(one)));
  return has('BYMONTH', month) && has('BYMONTHDAY', day, fromLast);
}

/** Whether the days of the month that a rule names are in none of its months, leap years or not. */
function namesNoDay({ parts }: ICAL.Recur): boolean {
  if (!('BYMONTHDAY' in parts && 'BYMONTH' in parts)) return false;
  const longest = Math.max(...listed(parts, 'BYMONTH').map((month) => ICAL.Time.daysInMonth(Number(month), 2024)));
  return listed(parts, 'BYMONTHDAY').every((day) => Math.abs(Number(day)) > longest);
}

/**
 * Where the counting of a rule begins: with its first day or, so that nobody counts through centuries, whole rounds of
 * the rule later, before `earliest`. Rules that say how many days they have are counted from the first.
 * @param earliest in days since 1970
 */
function nearer(rule: ICAL.Recur, first: ICAL.Time, earliest: number): ICAL.Time {
  const near = first.clone();
  if (rule.freq === 'MONTHLY' && near.year > 1) {
    // Of its first months ical.js has some days too many and others not.
    near.day = 1;
    near.year -= 1;
  }
  if (rule.count) return near;
  const days = { DAILY: 1, WEEKLY: 7 }[rule.freq as string];
  if (days) {
    // One round less: ical.js has the day that it begins with even where the rule does not.
    const rounds = Math.floor((earliest - dayOf(first)) / (days * rule.interval)) - 1;
    // Not by `adjust`: before 1752 its years are not those of the Gregorian calendar.
    if (rounds > 0) return onDay(near, dayOf(first) + rounds * days * rule.interval);
  } else {
    for (const { years, since } of cycles) {
      const lastYear = new Date(earliest * dayMs).getUTCFullYear() - 1;
      const rounds = Math.floor((lastYear - near.year) / (years * rule.interval));
      if (near.year >= since && rounds > 0) near.year += rounds * years * rule.interval;
    }
  }
  return near;
}

function writeRule(rule: ICAL.Recur, start: ICAL.Time): void {
  const { until, parts } = rule;
  const timesADay = ['BYHOUR', 'BYMINUTE', 'BYSECOND'].reduce((times, part) => times * listed(parts, part).length, 1);
  if (tooOften.includes(rule.freq) || timesADay >= 24) throw new TooOftenError();
  // Each once: a list of a thousand equal days would take as long as a thousand days.
  for (const part of Object.keys(parts)) rule.setComponent(part, [...new Set(listed(parts, part))]);
  // ical.js goes through them as they are written, and back in time.
  for (const part of ['BYMONTH', 'BYHOUR', 'BYMINUTE', 'BYSECOND'])
    if (part in parts) rule.setComponent(part, inOrder(parts, part));
  chooseDays(rule);
  if (until) rule.until = withZone(lastTime(until, start), ICAL.Timezone.localTimezone);
  // It would go on to the 1st of March in years without a 29th of February; RFC 5545, section 3.3.10, leaves them out.
  const hasDays = ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'].some((part) => part in parts);
  if (rule.freq === 'YEARLY' && !hasDays && start.day > 28) {
    rule.setComponent('BYMONTHDAY', [start.day]);
    if (!('BYMONTH' in parts)) rule.setComponent('BYMONTH', [start.month]);
  }
  countByMonths(rule, start);
}

/**
 * ical.js counts days of months month by month only, and each of those that are named at any interval: all are
 * named, and those between are left out afterwards.
 * @throws UncountableError
 */
function countByMonths(rule: ICAL.Recur, start: ICAL.Time): void {
  const { parts } = rule;
  if (rule.freq === 'YEARLY' && 'BYMONTHDAY' in parts && !('BYYEARDAY' in parts)) {
    if (listed(parts, 'BYDAY').some((day) => /\d/.test(String(day)))) throw new UncountableError();
    rule.freq = 'MONTHLY';
  }
  if (rule.freq !== 'MONTHLY') return;
  if (!('BYDAY' in parts || 'BYMONTHDAY' in parts)) rule.setComponent('BYMONTHDAY', [start.day]);
  if (!('BYMONTH' in parts)) rule.setComponent('BYMONTH', everyMonth);
}

/**
 * Writes what ical.js leaves out (`BYSETPOS` but for weekdays of a month) in a way that it reads, as far as that is the same.
 * @throws UncountableError where it is not
 */
function chooseDays(rule: ICAL.Recur): void {
  const part = (name: string) => (name in rule.parts ? listed(rule.parts, name) : []);
  const [days, positions, months] = [part('BYDAY'), part('BYSETPOS'), part('BYMONTH')];
  if ('BYWEEKNO' in rule.parts) throw new UncountableError();
  if (rule.freq === 'DAILY' && part('BYMONTHDAY').some((day) => Number(day) < 0)) throw new UncountableError();
  if (positions.length === 0) return;
  const ofMonths = rule.freq === 'MONTHLY' || (rule.freq === 'YEARLY' && months.length === 1);
  const onlyDays = days.length > 0 && !days.some((day) => /\d/.test(String(day))) && !('BYMONTHDAY' in rule.parts);
  if (!ofMonths || !onlyDays || 'BYYEARDAY' in rule.parts) throw new UncountableError();
  // The fourth of the Thursdays (Outlook) is the fourth Thursday.
  const within = positions.every((position) => Math.abs(Number(position)) <= 5);
  if (days.length === 1 && within) {
    rule.setComponent(
      'BYDAY',
      positions.map((position) => `${position}${days[0]}`),
    );
    rule.parts = Object.fromEntries(Object.entries(rule.parts).filter(([name]) => name !== 'BYSETPOS'));
  } else if (rule.freq === 'YEARLY' && rule.interval === 1) rule.freq = 'MONTHLY';
  else if (rule.freq === 'YEARLY') throw new UncountableError();
}

const inOrder = (parts: object, name: string) =>
  listed(parts, name)
    .map(Number)
    .sort((a, b) => a - b);
const listed = (parts: object, name: string): unknown[] => (parts as Record<string, unknown[]>)[name] ?? [null];

/** An hour without a zone is that of the series; a day without an hour counts whole. */
function lastTime(until: ICAL.Time, start: ICAL.Time): ICAL.Time {
  if (until.isDate && !start.isDate) return atHourOf(until, { hour: 23, minute: 59, second: 59, zone: start.zone });
  const isLocal = !until.isDate && until.zone === ICAL.Timezone.localTimezone;
  return inTermsOf(start, isLocal ? withZone(until, zoneOf(start)) : until);
}

/** @param unknownAs the zone of times in one that nobody knows; without it what cannot be read is left out */
function timesOfAll(
  entry: ICAL.Component,
  name: string,
  report: Report,
  unknownAs?: ICAL.Timezone,
): { time: ICAL.Time; period: ICAL.Period | undefined }[] {
  return entry.getAllProperties(name).flatMap((property) => {
    const times = timesReported(property, report, unknownAs);
    const values = times.length > 0 ? property.getValues() : [];
    return times.map((time, n) => {
      const value = values[n];
      return { time, period: value instanceof ICAL.Period ? value : undefined };
    });
  });
}

function timesReported(property: ICAL.Property, report: Report, unknownAs?: ICAL.Timezone): ICAL.Time[] {
  // Some programs write the property also where there is none.
  if (/^[-T:]*$/.test(property.toJSON().slice(3).join(''))) return [];
  try {
    return timesOf(property);
  } catch (error) {
    // A day taken out that nobody can read may be any of them.
    if (unknownAs && !(error instanceof UnknownZoneError)) throw error;
    report(error);
    return unknownAs ? timesOf(property, unknownAs) : [];
  }
}

const zoneOf = (start: ICAL.Time | undefined): ICAL.Timezone => (start && !start.isDate ? start.zone : madrid);

/** @param day since 1970 */
function onDay(time: ICAL.Time, day: number): ICAL.Time {
  const date = new Date(day * dayMs);
  const { hour, minute, second, isDate, zone } = time;
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  return ICAL.Time.fromData({ year, month, day: date.getUTCDate(), hour, minute, second, isDate }, zone);
}

const monthsOf = ({ year, month }: ICAL.Time): number => 12 * year + month;

/** Days since 1970 on the wall. */
const dayOf = ({ year, month, day }: ICAL.Time): number => new Date(0).setUTCFullYear(year, month - 1, day) / dayMs;
