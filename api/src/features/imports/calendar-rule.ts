import ICAL from 'ical.js';
import { atHourOf, inTermsOf, withZone } from './calendar-time.ts';
import { madrid } from './calendar-zones.ts';

/** Occurrences are looked for that are not over before the one and do not begin after the other. */
export interface Span {
  from: Date;
  to: Date;
}

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

/** The next day of a rule, if there is one, is too far away to matter. */
class TooFarError extends Error {
  override readonly name = 'TooFarError';
}

/** The days that a rule has in a span, and some before it. They are counted on the wall: that needs no zone. */
export function* daysOfRule(
  rule: ICAL.Recur,
  start: ICAL.Time,
  span: Span,
  steps: { left: number },
): Generator<ICAL.Time> {
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

/** Whether a rule has a day that ical.js found: where a month has no such day it continues in the next. */
function hasDay({ parts }: ICAL.Recur, { year, month, day }: ICAL.Time): boolean {
  const fromLast = day - ICAL.Time.daysInMonth(month, year) - 1;
  const has = (name: string, ...values: number[]) =>
    !(name in parts) || listed(parts, name).some((one) => values.includes(Number(one)));
  return has('BYMONTH', month) && has('BYMONTHDAY', day, fromLast);
}

/** Whether the days of the month that a rule names are in none of its months, leap years or not. */
export function namesNoDay({ parts }: ICAL.Recur): boolean {
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

/** The zone of a start; Madrid's for a day, which has none. */
export const zoneOf = (start: ICAL.Time | undefined): ICAL.Timezone => (start && !start.isDate ? start.zone : madrid);

/** @param day since 1970 */
function onDay(time: ICAL.Time, day: number): ICAL.Time {
  const date = new Date(day * dayMs);
  const { hour, minute, second, isDate, zone } = time;
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  return ICAL.Time.fromData({ year, month, day: date.getUTCDate(), hour, minute, second, isDate }, zone);
}

const monthsOf = ({ year, month }: ICAL.Time): number => 12 * year + month;

/** Days since 1970 on the wall. */
export const dayOf = ({ year, month, day }: ICAL.Time): number =>
  new Date(0).setUTCFullYear(year, month - 1, day) / dayMs;
