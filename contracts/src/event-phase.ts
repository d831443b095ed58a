// When an event is over, for all code: the one rule in TypeScript. The database keeps the same in `events.over_at`
// (api/migrations/0872_ends_of_events.sql); api/src/features/events/event-over.test.ts compares the two.

/** Before its start, while it takes place, or over. */
export const eventPhases = ['coming', 'now', 'past'] as const;
export type EventPhase = (typeof eventPhases)[number];

/** How long an event without an end takes, in milliseconds. */
export const lengthWithoutEndMs = 3 * 3_600_000;

interface TimedEvent {
  state: string;
  /** ISO 8601 instant, as the one below. */
  start_utc: string;
  /** From when on it is over: `overAt` of its start and end. */
  over_utc: string;
}

/**
 * From when on an event is over: its end, or `lengthWithoutEndMs` after its start.
 * @param start milliseconds since the epoch, as `end` and what is returned
 */
export const overAt = (start: number, end: number | null): number => end ?? start + lengthWithoutEndMs;

/**
 * Whether an event is over. One that is postponed is not, although the day it was meant for has passed.
 * @param now milliseconds since the epoch
 */
export function isOver({ state, over_utc }: Pick<TimedEvent, 'state' | 'over_utc'>, now: number): boolean {
  return state !== 'postponed' && Date.parse(over_utc) <= now;
}

/**
 * Where an event stands in time. It has begun once its start is before now (spec section 4). One that is postponed waits
 * for another day, and one that is cancelled never takes place.
 * @param now milliseconds since the epoch
 */
export function eventPhase(event: TimedEvent, now: number): EventPhase {
  if (isOver(event, now)) return 'past';
  return event.state === 'published' && Date.parse(event.start_utc) < now ? 'now' : 'coming';
}

/** When an event comes into another phase, in milliseconds since the epoch; null when it never does by itself. */
export function nextPhaseAt(event: TimedEvent, now: number): number | null {
  const moments = [Date.parse(event.start_utc) + 1, Date.parse(event.over_utc)];
  const ahead = moments.filter((moment) => moment > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
