import { and, count, eq, isNull, lt, ne } from 'drizzle-orm';
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

/** Until when what is free now waits to be confirmed: a place that is kept, or only the chance to get what there is then. */
export function confirmBy({ startsAt }: EventRow, kept: 'kept' | 'not kept', now: Date): Date {
  return new Date(Math.min(now.getTime() + (kept === 'kept' ? heldMs : goodMs), startsAt.getTime()));
}

/** Places of an event that one network may keep in a day and not confirm: who brings more invented addresses keeps no more. */
const mostKept = 2;

/** Somebody who has not shown that the address is hers, and what was free when she asked. */
export interface Asked {
  name: string;
  /** Lower case. */
  email: string;
  /** Stands for the network of the asker. */
  addressHash: string;
  state: 'registered' | 'waiting';
}

/**
 * Notes that an unproven address asks, and keeps what is free for it, once: who asks again while it is kept, or when it is
 * over, does not prolong it. Without a place that is kept, the button in the mail gives what there is then. Within a lock on the event.
 */
export async function keepRequest(
  { db, client }: Transaction,
  event: EventRow,
  { name, email, addressHash, state }: Asked,
  now: Date,
): Promise<PlaceRequestRow> {
  const ofEvent = and(eq(placeRequests.eventId, event.id), isNull(placeRequests.confirmedAt));
  const [before] = await db
    .select({ heldUntil: placeRequests.heldUntil, keptBy: placeRequests.keptBy })
    .from(placeRequests)
    .where(and(ofEvent, eq(placeRequests.email, email)));
  const [ofNetwork] = await db
    .select({ kept: count() })
    .from(placeRequests)
    .where(and(ofEvent, ne(placeRequests.email, email), eq(placeRequests.keptBy, addressHash)));
  const scarce = event.capacity !== null;
  const mayKeep = state === 'registered' && !(scarce && (ofNetwork?.kept ?? 0) >= mostKept);
  const kept =
    scarce && before?.keptBy
      ? before
      : { heldUntil: mayKeep ? confirmBy(event, 'kept', now) : null, keptBy: mayKeep ? addressHash : null };
  const fresh = {
    name: oneLine(name),
    createdAt: now,
    expiresAt: new Date(now.getTime() + goodMs),
    confirmedAt: null,
    ...kept,
  };
  const [row] = await db
    .insert(placeRequests)
    .values({ ...fresh, eventId: event.id, email })
    .onConflictDoUpdate({ target: [placeRequests.eventId, placeRequests.email], set: fresh })
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
  const settled = { heldUntil: null, keptBy: null, confirmedAt: now };
  await db.update(placeRequests).set(settled).where(eq(placeRequests.id, row.id));
  return row.heldUntil !== null && row.heldUntil > now;
}

/** Removes what nobody confirmed in time, and what is confirmed long since. */
export async function purgeRequests(db: Database, now: Date): Promise<void> {
  await db.delete(placeRequests).where(lt(placeRequests.expiresAt, now));
}
