import { type EventPhase, eventPhase } from '@femcoders/contracts/event-phase';
import { and, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import { events } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';

// Where an event stands in time. When it is over is said by the database (migrations/0872_ends_of_events.sql).

/** Whether an event is over. One that is postponed is not, although the day it was meant for has passed. */
export function hasPassed({ state, overAt }: Pick<EventRow, 'state' | 'overAt'>, now: Date): boolean {
  return state !== 'postponed' && overAt <= now;
}

/** Returns the times of an event as answers have them: the instants in UTC, and its state. */
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

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Those that have begun and are not over. */
export const isGoingOn = (now: Date): SQL => sql`tstzrange(${events.startsAt}, ${events.overAt}) @> ${at(now)}`;

/**
 * Those that are not over. The soonest of them bounds the index of starts, so that nobody reads through all that
 * ever were to leave them out.
 */
export function isComing(now: Date): SQL {
  const soonest = sql`coalesce((select min(starts_at) from events where tstzrange(starts_at, over_at) @> ${at(now)}), ${at(now)})`;
  return and(gt(events.overAt, now), gte(events.startsAt, soonest)) as SQL;
}

/** Those that are over; none of them begins later. */
export const isOver = (now: Date): SQL => and(lte(events.overAt, now), lte(events.startsAt, now)) as SQL;
