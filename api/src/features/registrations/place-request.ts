import { and, eq, lt, sql } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { placeRequests } from '../../database/schema.ts';
import { oneLine } from '../../one-line.ts';
import type { EventRow } from '../events/event-change.ts';

export type PlaceRequestRow = typeof placeRequests.$inferSelect;

/** How long a place is kept for an address that nobody has shown to be hers, in milliseconds. */
const heldMs = 30 * 60_000;
/** How long the link in the mail is good, in milliseconds: mails come late, and then she gets what there is. */
const goodMs = 24 * 60 * 60_000;

/** Until when what is free now waits to be confirmed: a place, or only the chance to get into the waiting list. */
export function confirmBy({ startsAt }: EventRow, state: 'registered' | 'waiting', now: Date): Date {
  return new Date(Math.min(now.getTime() + (state === 'registered' ? heldMs : goodMs), startsAt.getTime()));
}

/**
 * Keeps what is free for an address that is not proven. The same address again keeps no second place; where none is
 * free, what was kept for it before stays. Within a lock on the event.
 */
export async function keepRequest(
  { db, client }: Transaction,
  event: EventRow,
  { name, email, state }: { name: string; email: string; state: 'registered' | 'waiting' },
  now: Date,
): Promise<PlaceRequestRow> {
  const fresh = {
    name: oneLine(name),
    createdAt: now,
    expiresAt: new Date(now.getTime() + goodMs),
    confirmedAt: null,
  };
  const heldUntil = state === 'registered' ? confirmBy(event, state, now) : null;
  const [row] = await db
    .insert(placeRequests)
    .values({ ...fresh, heldUntil, eventId: event.id, email })
    .onConflictDoUpdate({
      target: [placeRequests.eventId, placeRequests.email],
      set: { ...fresh, heldUntil: sql`coalesce(excluded.held_until, ${placeRequests.heldUntil})` },
    })
    .returning();
  if (!row) throw new Error('The request for a place was not stored.');
  await announce(client, 'events_changed');
  return row;
}

/**
 * Ends the request of an address that is proven now.
 * @returns whether a place is kept for it still
 */
export async function takeHeld({ db }: Transaction, event: EventRow, email: string, now: Date): Promise<boolean> {
  const own = and(eq(placeRequests.eventId, event.id), eq(placeRequests.email, email));
  const [row] = await db.select().from(placeRequests).where(own).for('update');
  if (!row) return false;
  await db.update(placeRequests).set({ heldUntil: null, confirmedAt: now }).where(eq(placeRequests.id, row.id));
  return row.heldUntil !== null && row.heldUntil > now;
}

/** Removes what nobody confirmed in time, and what is confirmed long since. */
export async function purgeRequests(db: Database, now: Date): Promise<void> {
  await db.delete(placeRequests).where(lt(placeRequests.expiresAt, now));
}
