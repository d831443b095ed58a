import type { EventDetail } from '@femcoders/contracts/event';
import { and, count, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { placeRequests, registrations } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';

export interface TakenPlaces {
  /** Given, or held for somebody: until she accepts what she is offered, or confirms what she has asked for. */
  taken: number;
  waiting: number;
}

/** Counts the places of an event that are taken, and the people who wait for one, at a moment: a place that is held counts until its time is over. */
export async function countTaken(db: Database, eventId: string, now: Date): Promise<TakenPlaces> {
  return (await countTakenOf(db, [eventId], now)).get(eventId) ?? { taken: 0, waiting: 0 };
}

/** The same for several events, in two statements. An event of which nobody has or wants a place is left out. */
export async function countTakenOf(db: Database, eventIds: string[], now: Date): Promise<Map<string, TakenPlaces>> {
  if (eventIds.length === 0) return new Map();
  const [rows, held] = await Promise.all([
    db
      .select({
        id: registrations.eventId,
        taken: sql<number>`(count(*) filter (where ${registrations.state} in ('registered', 'offered')))::int`,
        waiting: sql<number>`(count(*) filter (where ${registrations.state} = 'waiting'))::int`,
      })
      .from(registrations)
      .where(inArray(registrations.eventId, eventIds))
      .groupBy(registrations.eventId),
    db
      .select({ id: placeRequests.eventId, n: count() })
      .from(placeRequests)
      .where(and(inArray(placeRequests.eventId, eventIds), gt(placeRequests.heldUntil, now)))
      .groupBy(placeRequests.eventId),
  ]);
  const places = new Map(rows.map(({ id, taken, waiting }) => [id, { taken, waiting }]));
  for (const { id, n } of held) {
    const { taken, waiting } = places.get(id) ?? { taken: 0, waiting: 0 };
    places.set(id, { taken: taken + n, waiting });
  }
  return places;
}

/** How many places somebody new can have: none while others wait. Null where there is room for everybody. */
export function placesLeft({ capacity }: Pick<EventRow, 'capacity'>, { taken, waiting }: TakenPlaces): number | null {
  if (capacity === null) return null;
  return waiting > 0 ? 0 : Math.max(0, capacity - taken);
}

/** Whether a place can be had on the event's page. @param left as `placesLeft` returns it */
export function registrationMode(
  event: Pick<EventRow, 'takesRegistrations' | 'state' | 'startsAt'>,
  left: number | null,
  now: Date,
): EventDetail['registration'] {
  if (!event.takesRegistrations) return 'none';
  if (event.state !== 'published' || event.startsAt < now) return 'closed';
  return left === 0 ? 'waiting' : 'open';
}
