/** Before its start, while it takes place, or over. */
export const eventPhases = ['coming', 'now', 'past'] as const;
export type EventPhase = (typeof eventPhases)[number];

/** An event without an end is over so many milliseconds after its start (api/migrations/0872_ends_of_events.sql). */
export const lengthWithoutEndMs = 3 * 3_600_000;

interface TimedEvent {
  state: string;
  /** ISO 8601 instant, as the one below. */
  start_utc: string;
  /** From when on it is over: its end, or `lengthWithoutEndMs` after its start. */
  over_utc: string;
}

/**
 * Where an event stands in time. It has begun once its start is before now (spec section 4), and is over at `over_utc`.
 * One that is postponed waits for another day, and one that is cancelled never takes place.
 * @param now milliseconds since the epoch
 */
export function eventPhase({ state, start_utc, over_utc }: TimedEvent, now: number): EventPhase {
  if (state === 'postponed') return 'coming';
  if (Date.parse(over_utc) <= now) return 'past';
  return state === 'published' && Date.parse(start_utc) < now ? 'now' : 'coming';
}

/** When an event comes into another phase, in milliseconds since the epoch; null when it never does by itself. */
export function nextPhaseAt(event: TimedEvent, now: number): number | null {
  const moments = [Date.parse(event.start_utc) + 1, Date.parse(event.over_utc)];
  const ahead = moments.filter((moment) => moment > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
