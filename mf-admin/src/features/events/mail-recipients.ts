import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { overAt } from '@femcoders/contracts/event-phase';
import { isoMoment } from '@femcoders/contracts/spanish-date';
import type { EventValues } from './event-values.ts';

type PlaceOfEvent = Pick<EventValues, 'venue_name' | 'venue_address' | 'location' | 'online'>;

/**
 * How many people get a mail when what was typed is saved: all who hear of the event where its time or place reads
 * otherwise, those with a place where only the link does. The same rule as in the API (`readsOtherwise`).
 */
export function recipientsOfChange(
  event: AdminEvent | null,
  values: EventValues,
  base: EventValues,
  now = new Date(),
): number {
  // While an event does not go ahead nobody gets a mail about another hour: only when it does.
  if (event?.state !== 'published') return 0;
  const differs = (name: keyof EventValues) => values[name] !== base[name];
  const moved = timesOf(values).join() !== timesOf(base).join();
  if (moved ? hasEnded(values, now) : event.over) return 0;
  if (moved || placeOf(values) !== placeOf(base)) return event.people;
  return differs('online_url') ? event.placed : 0;
}

/** How many people get a mail when the event goes ahead, is postponed or cancelled. */
export function recipientsOfState(
  { people, over, state }: AdminEvent,
  next: 'published' | 'postponed' | 'cancelled',
): number {
  // People who wait for another date get a mail that there is none, although the first is over.
  const givenUp = state === 'postponed' && next === 'cancelled';
  return over && !givenUp ? 0 : people;
}

function placeOf({ venue_name, venue_address, location, online }: PlaceOfEvent): string {
  return [venue_name, venue_address].filter(Boolean).join(', ') || location || String(online);
}

const timesOf = ({ start_local, end_local, timezone }: EventValues) =>
  [start_local, end_local].map((local) => instantOf(local, timezone));

/** When a clock shows a time, in milliseconds: what is typed on another clock may be the same instant, or the same hour another. */
function instantOf(local: string, timezone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const ahead = (instant: number) => Date.parse(`${isoMoment(instant, timezone).replace(' ', 'T')}Z`) - instant;
  return asUtc - ahead(asUtc - ahead(asUtc));
}

/** Whether the times that were typed have passed; what is not typed yet is not to come either. */
function hasEnded({ start_local, end_local, timezone }: EventValues, now: Date): boolean {
  const end = end_local ? instantOf(end_local, timezone) : null;
  return !(overAt(instantOf(start_local, timezone), end) > now.getTime());
}
