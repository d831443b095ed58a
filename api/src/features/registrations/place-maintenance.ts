import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../../database/change-feed.ts';
import { createDatabase, inTransaction, type Transaction } from '../../database/database.ts';
import { events, placeRequests, registrations } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { lockEvent } from '../events/feature.ts';
import { firstReminderMs, remind, reminders } from './event-reminders.ts';
import type { PlacePorts, RemindPorts } from './place.ts';
import { promoteWaiting } from './promote-waiting.ts';
import { offerExpiredMail } from './registration-mails.ts';

/**
 * Scheduled task, every few minutes: passes on offers that nobody answered and places that nobody confirmed, and reminds
 * who has a place. Any number of processes may run it: each event is locked by one at a time.
 * @throws AggregateError at the end when it failed for some event
 */
export async function maintainPlaces(pool: pg.Pool, ports: RemindPorts): Promise<void> {
  const failures: unknown[] = [];
  for (const eventId of await eventsWithDuePlaces(pool, ports.now)) {
    await maintainEvent(pool, eventId, ports).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The places of some events could not be passed on.');
}

async function maintainEvent(pool: pg.Pool, eventId: string, ports: RemindPorts): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const event = await lockEvent(transaction.db, eventId);
    await expireOffers(transaction, event, ports);
    await releaseHeld(transaction, event, ports);
    await promoteWaiting(transaction, event, ports);
    await remind(transaction, event, ports);
  });
}

async function eventsWithDuePlaces(pool: pg.Pool, now: Date): Promise<string[]> {
  const near = new Date(now.getTime() + firstReminderMs);
  const db = createDatabase(pool);
  const unconfirmed = db
    .select({ id: events.id })
    .from(events)
    .innerJoin(placeRequests, eq(placeRequests.eventId, events.id))
    .where(and(eq(events.state, 'published'), gt(events.startsAt, now), lte(placeRequests.heldUntil, now)));
  const rows = await db
    .selectDistinct({ id: events.id })
    .from(events)
    .innerJoin(registrations, eq(registrations.eventId, events.id))
    .where(
      and(
        eq(events.state, 'published'),
        gt(events.startsAt, now),
        or(
          and(eq(registrations.state, 'offered'), lte(registrations.offerExpiresAt, now)),
          and(
            eq(registrations.state, 'registered'),
            lte(events.startsAt, near),
            or(...reminders.map(({ column }) => isNull(column))),
          ),
        ),
      ),
    )
    .union(unconfirmed);
  return rows.map(({ id }) => id);
}

/** Those who were asked and did not answer are out: they may come again, at the end. */
async function expireOffers({ db, client }: Transaction, event: EventRow, ports: PlacePorts): Promise<void> {
  const { now, links, enqueueMail } = ports;
  if (event.state !== 'published' || event.startsAt <= now) return;
  const expired = await db
    .update(registrations)
    .set({ state: 'cancelled', cancelledAt: now, offerExpiresAt: null })
    .where(
      and(
        eq(registrations.eventId, event.id),
        eq(registrations.state, 'offered'),
        lte(registrations.offerExpiresAt, now),
      ),
    )
    .returning();
  for (const row of expired) await enqueueMail(client, offerExpiredMail(row, event, links));
  if (expired.length > 0) await announce(client, 'events_changed');
}

/** Nobody has shown that these addresses are theirs: what was kept for them is free, and nobody writes to them again. */
async function releaseHeld({ db, client }: Transaction, event: EventRow, { now }: PlacePorts): Promise<void> {
  const released = await db
    .update(placeRequests)
    .set({ heldUntil: null })
    .where(and(eq(placeRequests.eventId, event.id), lte(placeRequests.heldUntil, now)))
    .returning({ id: placeRequests.id });
  if (released.length > 0) await announce(client, 'events_changed');
}
