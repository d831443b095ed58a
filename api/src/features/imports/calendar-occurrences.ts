import ICAL from 'ical.js';
import { dayOf, daysOfRule, namesNoDay, type Span, zoneOf } from './calendar-rule.ts';
import { atHourOf, endOf, instantAt, inTermsOf, timeOf, timesOf, withZone } from './calendar-time.ts';
import { UnknownZoneError } from './calendar-zones.ts';

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
  /** The component that describes it: the series, or an exception to it. */
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

/** Called with the reason why excluded, added or recurring days cannot be read. */
type Report = (error: unknown) => void;

/** Most steps of counting that a series gets: part of a second of work. */
const mostSteps = 40_000;

/** A rule names only days that no month has; the first day of its series counts all the same (RFC 5545, section 3.8.5.3). */
export class NoSuchDayError extends Error {
  override readonly name = 'NoSuchDayError';
}

/** Returns what an exception says, its times written as its series writes them. It throws nothing. */
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
 * "this and all that follow". All times are written alike before they are compared,
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
  const counting = rules.filter((rule) => !namesNoDay(rule));
  if (counting.length < rules.length) report(new NoSuchDayError());
  const ruled = counting.flatMap((rule) => daysOfRule(rule, start, span, Math.ceil(mostSteps / rules.length)));
  const days = [start, ...ruled].map((original): Day => ({ original }));
  const inTime = [...days, ...added].filter(({ original }) => instantAt(original) <= span.to);
  return new Map(inTime.map((day) => [day.original.toICALString(), day]));
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
