import { eq } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import type { Transaction } from '../../database/database.ts';
import { registrations } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { isOver } from '../events/feature.ts';
import type { PlacePorts, RegistrationRow } from './place.ts';
import { placeMail } from './registration-mails.ts';

/** Gives her a place for good and notifies her, unless the event is over. Within a lock on the event. */
export async function givePlace(
  { db, client }: Transaction,
  event: EventRow,
  row: RegistrationRow,
  { now, links, enqueueMail }: PlacePorts,
): Promise<RegistrationRow> {
  const [placed] = await db
    .update(registrations)
    .set({ state: 'registered', placedAt: now, waitingSince: null, offerExpiresAt: null, cancelledAt: null })
    .where(eq(registrations.id, row.id))
    .returning();
  if (!placed) throw new Error('The registration was not locked.');
  if (!isOver(event, now)) await enqueueMail(client, placeMail(placed, event, links));
  await announce(client, 'events_changed');
  return placed;
}
