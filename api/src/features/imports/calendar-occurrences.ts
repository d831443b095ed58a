import ICAL from 'ical.js';
import { atHourOf, instantAt, inTermsOf, timeOf, timesOf, withZone } from './calendar-time.ts';
import { madrid } from './calendar-zones.ts';

export interface Occurrence {
  /** When its series has it, whatever became of it: that names it. */
  original: ICAL.Time;
  /** What says how it is: the series, or an exception to it. */
  entry: ICAL.Component;
  start: ICAL.Time;
}

/** Most steps of a series: daily for more than fifty years. */
const mostSteps = 20_000;
const tooOften = ['SECONDLY', 'MINUTELY', 'HOURLY'];

/** A series repeats too often to be one of events. */
export class TooOftenError extends Error {
  override readonly name = 'TooOftenError';
}

/**
 * When an entry takes place: once, or by its rules and added days, less the days taken out, with its exceptions, also
 * those for "this and all that follow". ical.js counts and finds the exception; before, all times of the series are
 * written alike, because it compares days with hours, and clocks of different zones, as they are written.
 * @param entries the series with its exceptions, of each the newest; they are changed
 * @param until the last instant at which one of a series is looked for
 * @throws TooOftenError, UnknownZoneError
 */
export function occurrencesOf(whole: ICAL.Component, exceptions: ICAL.Component[], until: Date): Occurrence[] {
  const start = writeAlike(whole);
  if (!start) return [];
  for (const exception of exceptions) writeAlike(exception, start);
  const repeats = whole.hasProperty('rrule') || whole.hasProperty('rdate');
  const takenOut = new Set(
    // A day alone takes out all there is on it.
    timesOfAll(whole, 'exdate').map((time) => (time.isDate ? time : inTermsOf(start, time)).toICALString()),
  );
  if (repeats) addDates(whole, start);
  for (const rule of whole.getAllProperties('rrule')) writeRule(rule.getFirstValue(), start);

  const series = new ICAL.Event(whole, { exceptions });
  const expansion = series.iterator();
  const found = new Map<string, Occurrence>();
  const left = new Set(exceptions);
  for (let step = 0; step < mostSteps; step += 1) {
    const original = expansion.next() as ICAL.Time | null;
    if (!original || (repeats && instantAt(original) > until)) break;
    const name = original.toICALString();
    if (found.has(name) || takenOut.has(name) || takenOut.has(name.slice(0, 8))) continue;
    const { item, startDate } = series.getOccurrenceDetails(original);
    found.set(name, { original, entry: item.component, start: startDate });
    left.delete(item.component);
  }
  return [...found.values(), ...[...left].flatMap(standingAlone)];
}

/** An exception whose series is not there, or no longer has that day. */
export function standingAlone(exception: ICAL.Component): Occurrence[] {
  const start = writeAlike(exception);
  const original = timeOf(exception, 'recurrence-id');
  if (!start || !original) return [];
  return [{ original, entry: exception, start }];
}

/** Writes the times of an entry on clocks that are known, and when it replaces as its series would write it. */
function writeAlike(entry: ICAL.Component, ofSeries?: ICAL.Time): ICAL.Time | undefined {
  const start = timeOf(entry, 'dtstart');
  const end = timeOf(entry, 'dtend');
  const replaced = timeOf(entry, 'recurrence-id');
  if (start) entry.updatePropertyWithValue('dtstart', start);
  if (start && end) {
    // A day as the end of what has an hour ends when it begins.
    const isDay = end.isDate && !start.isDate;
    const last = isDay ? atHourOf(end, { hour: 0, minute: 0, second: 0, zone: start.zone }) : inTermsOf(start, end);
    entry.updatePropertyWithValue('dtend', last);
  }
  if (replaced && ofSeries) entry.updatePropertyWithValue('recurrence-id', inTermsOf(ofSeries, replaced));
  return start;
}

/** The first day counts even where the rule does not have it. */
function addDates(whole: ICAL.Component, start: ICAL.Time): void {
  const dates = timesOfAll(whole, 'rdate').map((time) => inTermsOf(start, time));
  whole.removeAllProperties('rdate');
  const all = new ICAL.Property('rdate');
  if (start.isDate) all.resetType('date');
  all.setValues([start, ...dates]);
  whole.addProperty(all);
}

function writeRule(rule: unknown, start: ICAL.Time): void {
  if (!(rule instanceof ICAL.Recur)) return;
  if (tooOften.includes(rule.freq)) throw new TooOftenError();
  const { until, parts } = rule;
  if (until) rule.until = lastTime(until, start);
  // It would go on to the 1st of March in years without a 29th of February; RFC 5545, section 3.3.10, leaves them out.
  const hasDays = ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'].some((part) => part in parts);
  if (rule.freq === 'YEARLY' && !hasDays && start.day > 28) {
    rule.setComponent('BYMONTHDAY', [start.day]);
    if (!('BYMONTH' in parts)) rule.setComponent('BYMONTH', [start.month]);
  }
}

/** An hour without a zone is that of the series; a day without an hour counts whole. */
function lastTime(until: ICAL.Time, start: ICAL.Time): ICAL.Time {
  if (until.isDate && !start.isDate) return atHourOf(until, { hour: 23, minute: 59, second: 59, zone: start.zone });
  const isLocal = !until.isDate && until.zone === ICAL.Timezone.localTimezone;
  return inTermsOf(start, isLocal ? withZone(until, start.isDate ? madrid : start.zone) : until);
}

function timesOfAll(entry: ICAL.Component, name: string): ICAL.Time[] {
  return entry.getAllProperties(name).flatMap(timesOf);
}
