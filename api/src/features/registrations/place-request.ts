import { dayMillisecondsOf, retention } from '@femcoders/contracts/retention';
import { and, count, eq, isNull, lt, sql } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { placeRequests } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { oneLine } from '../../one-line.ts';

export type PlaceRequestRow = typeof placeRequests.$inferSelect;

/** How long a place is kept for an address that nobody has shown to be hers, in milliseconds. */
const heldMs = 30 * 60_000;
/** How long the link in the mail is good, in milliseconds: mails come late, and then she gets what there is. */
const goodMs = dayMillisecondsOf(retention.unconfirmedPlace);

/** Until when what is free now waits to be confirmed: a place that is kept, or only the chance to get what there is then. */
export function confirmBy({ startsAt }: EventRow, kept: 'kept' | 'not kept', now: Date): Date {
  return new Date(Math.min(now.getTime() + (kept === 'kept' ? heldMs : goodMs), startsAt.getTime()));
}

/** Places of an event that one network may keep in a day and not confirm: who uses more invented addresses keeps no more. */
const mostKept = 2;

/** Somebody who has not shown that the address is hers, and what was free when she asked. */
export interface NewPlaceRequest {
  name: string;
  /** Lower case. */
  email: string;
  /** Stands for the network of the asker. */
  addressHash: string;
  state: 'registered' | 'waiting';
}

/**
 * Notes that an unproven address asks, and keeps what is free: for each request a further place, so many for a network, whether or not
 * one is kept for that address already. Otherwise the answer, or the places left, would tell who has asked. The address has the
 * place that was kept last; the one before is nobody's until its time is over. Without a place that is kept, the button in the mail gives
 * what there is then. The same is asked of the database in each case. Within a lock on the event.
 * @returns the request, and until when a place is kept by this very asking; null where none is
 */
export async function keepRequest(
  { db, client }: Transaction,
  event: EventRow,
  { name, email, addressHash, state }: NewPlaceRequest,
  now: Date,
): Promise<{ request: PlaceRequestRow & { email: string }; heldUntil: Date | null }> {
  const ofEvent = and(eq(placeRequests.eventId, event.id), isNull(placeRequests.confirmedAt));
  const [ofNetwork] = await db
    .select({ kept: count() })
    .from(placeRequests)
    .where(and(ofEvent, eq(placeRequests.keptBy, addressHash)));
  const scarce = event.capacity !== null;
  const mayKeep = state === 'registered' && !(scarce && (ofNetwork?.kept ?? 0) >= mostKept);
  const { createdAt, expiresAt, heldUntil, keptBy, eventId } = placeRequests;
  // What its network has kept stays counted, too.
  await db.execute(sql`
    insert into ${placeRequests} (event_id, name, created_at, expires_at, held_until, kept_by)
    select ${eventId}, '', ${createdAt}, ${expiresAt}, ${heldUntil}, ${keptBy} from ${placeRequests}
    where ${ofEvent} and ${eq(placeRequests.email, email)} and ${keptBy} is not null and ${scarce && mayKeep}`);
  const kept = mayKeep && { heldUntil: confirmBy(event, 'kept', now), keptBy: addressHash };
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
  return { request: { ...row, email }, heldUntil: kept ? kept.heldUntil : null };
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
