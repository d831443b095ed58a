import ICAL from 'ical.js';
import { type CalendarTime, instantOfTime, readTime, readTimes } from './calendar-time.ts';

export interface Occurrence {
  startsAt: Date;
  /** Day of the rule, `20261128`: names the occurrence even when the series moves to another hour. */
  day: string;
}

/** Most steps of a rule: daily for more than fifty years. */
const mostSteps = 20_000;
const tooOften = ['SECONDLY', 'MINUTELY', 'HOURLY'];

/** A series repeats too often to be one of events. */
export class TooOftenError extends Error {
  override readonly name = 'TooOftenError';
}

/**
 * When an entry takes place between two instants: once, or by its rules and added days, less the days taken out.
 * The rules run on the clock of the wall, so that a series stays at its hour in summer and winter.
 * @throws TooOftenError
 */
export function occurrencesOf(entry: ICAL.Component, start: CalendarTime, from: Date, to: Date): Occurrence[] {
  const found = new Map<number, Occurrence>();
  const add = (wall: ICAL.Time, at: CalendarTime) => {
    const startsAt = at.instantAt(wall);
    if (startsAt && startsAt >= from && startsAt <= to) found.set(startsAt.getTime(), { startsAt, day: dayOf(wall) });
  };

  add(start.wall, start);
  for (const rule of entry.getAllProperties('rrule')) {
    const recur = rule.getFirstValue();
    if (!(recur instanceof ICAL.Recur)) continue;
    if (tooOften.includes(recur.freq)) throw new TooOftenError();
    for (const wall of wallsOf(recur, start, to)) add(wall, start);
  }
  for (const more of entry.getAllProperties('rdate')) {
    for (const time of readTimes(more)) add(time.wall, time);
  }
  for (const less of entry.getAllProperties('exdate')) {
    for (const time of readTimes(less)) takeOut(found, time);
  }
  return [...found.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

function* wallsOf(recur: ICAL.Recur, start: CalendarTime, to: Date): Generator<ICAL.Time> {
  const rule = recur.clone();
  const last = Math.min(to.getTime(), untilOf(recur, start));
  // Its own reading of the end compares clocks of different zones.
  rule.until = undefined as unknown as ICAL.Time;
  const iterator = rule.iterator(start.wall);
  for (let step = 0; step < mostSteps; step += 1) {
    const wall = iterator.next();
    const instant = wall && start.instantAt(wall);
    if (!wall || (instant && instant.getTime() > last)) return;
    yield wall.clone();
  }
}

/** The last instant of a rule; a day without an hour counts whole. */
function untilOf({ until }: ICAL.Recur, start: CalendarTime): number {
  if (!until) return Number.POSITIVE_INFINITY;
  if (until.zone === ICAL.Timezone.utcTimezone && !until.isDate) return until.toJSDate().getTime();
  const { year, month, day, hour, minute, second, isDate } = until;
  const end = isDate ? { hour: 23, minute: 59, second: 59 } : { hour, minute, second };
  const wall = ICAL.Time.fromData({ year, month, day, ...end });
  return start.instantAt(wall)?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** Days taken out are written like the start, or carelessly as a day alone. */
function takeOut(found: Map<number, Occurrence>, time: CalendarTime): void {
  if (!time.wall.isDate) {
    const instant = instantOfTime(time);
    if (instant) found.delete(instant.getTime());
    return;
  }
  for (const [instant, { day }] of found) if (day === dayOf(time.wall)) found.delete(instant);
}

export function dayOf({ year, month, day }: ICAL.Time): string {
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
}

/** Which occurrence of its series an entry stands for; null where it is the series or no series. */
export function replacedOccurrence(entry: ICAL.Component): { instant: number; day: string } | null {
  const time = readTime(entry.getFirstProperty('recurrence-id'));
  const instant = time && instantOfTime(time);
  return instant ? { instant: instant.getTime(), day: dayOf(time.wall) } : null;
}
