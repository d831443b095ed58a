import { type EventPhase, eventPhase, isOver as isOverInContract } from '@femcoders/contracts/event-phase';
import { and, gt, gte, lte, ne, type SQL, sql } from 'drizzle-orm';
import { events } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';

// Rows of events in time. When an event is over is decided in `@femcoders/contracts/event-phase`, and by the database in
// `over_at` (migrations/0872_ends_of_events.sql).

/** Whether an event is over: `isOver` of the contract. */
export function isOver({ state, overAt }: Pick<EventRow, 'state' | 'overAt'>, now: Date): boolean {
  return isOverInContract({ state, over_utc: overAt.toISOString() }, now.getTime());
}

/** The condition for events that are over: the same as `isOver`. */
export const whereOver = (now: Date): SQL => and(ne(events.state, 'postponed'), lte(events.overAt, now)) as SQL;

/** Returns the times of an event as answers have them: the instants in UTC, and its phase. */
export function timesOf(
  { state, startsAt, endsAt, overAt }: Pick<EventRow, 'state' | 'startsAt' | 'endsAt' | 'overAt'>,
  now: Date,
): { start_utc: string; end_utc: string | null; over_utc: string; phase: EventPhase } {
  const times = {
    start_utc: startsAt.toISOString(),
    end_utc: endsAt?.toISOString() ?? null,
    over_utc: overAt.toISOString(),
  };
  return { ...times, phase: eventPhase({ state, ...times }, now.getTime()) };
}

// Conditions on the time alone, whatever the state.

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Those that have begun and are not at their end. */
export const goingOnByTime = (now: Date): SQL => sql`tstzrange(${events.startsAt}, ${events.overAt}) @> ${at(now)}`;

/**
 * Those that are not at their end. The soonest of them bounds the index of starts, so that nobody reads through all that
 * ever were to leave them out.
 */
export function comingByTime(now: Date): SQL {
  const soonest = sql`coalesce((select min(starts_at) from events where tstzrange(starts_at, over_at) @> ${at(now)}), ${at(now)})`;
  return and(gt(events.overAt, now), gte(events.startsAt, soonest)) as SQL;
}

/** Those whose end has passed; none of them begins later. */
export const pastByTime = (now: Date): SQL => and(lte(events.overAt, now), lte(events.startsAt, now)) as SQL;
