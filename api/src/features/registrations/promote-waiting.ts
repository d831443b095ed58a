import { and, asc, eq } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import type { Transaction } from '../../database/database.ts';
import { registrations } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { countTaken } from '../events/feature.ts';
import { offerEnd } from './offer-time.ts';
import type { PlacePorts } from './place.ts';
import { offerMail, placeMail } from './registration-mails.ts';

/**
 * Hands the free places of an event to those who have waited longest: each is held for one of them until she says yes,
 * or given at once when the start is too close for questions. To be called, within a lock on the event, after
 * everything that may have set a place free; it does nothing while the event does not go ahead.
 * @param event its row, locked by this transaction
 */
export async function promoteWaiting(transaction: Transaction, event: EventRow, ports: PlacePorts): Promise<void> {
  const { db, client } = transaction;
  const { now, links, enqueueMail } = ports;
  if (event.state !== 'published' || event.startsAt <= now) return;
  const { taken, waiting } = await countTaken(db, event.id, now);
  const next = Math.min((event.capacity ?? Number.POSITIVE_INFINITY) - taken, waiting);
  if (next <= 0) return;

  const chosen = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.eventId, event.id), eq(registrations.state, 'waiting')))
    .orderBy(asc(registrations.waitingSince), asc(registrations.id))
    .limit(next)
    .for('update');
  const until = offerEnd(event.startsAt, now);
  for (const row of chosen) {
    const promoted = until
      ? ({ state: 'offered', offerExpiresAt: until } as const)
      : ({ state: 'registered', placedAt: now, waitingSince: null } as const);
    await db.update(registrations).set(promoted).where(eq(registrations.id, row.id));
    await enqueueMail(
      client,
      until ? offerMail(row, event, links, { until, now }) : placeMail(row, event, links, { promoted: true }),
    );
  }
  await announce(client, 'events_changed');
}
