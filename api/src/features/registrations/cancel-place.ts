import { eq } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import type { Transaction } from '../../database/database.ts';
import { registrations } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { isOver } from '../events/feature.ts';
import type { PlacePorts, RegistrationRow } from './place.ts';
import { promoteWaiting } from './promote-waiting.ts';
import { leftMail } from './registration-mails.ts';

/**
 * Takes somebody out, notifies her unless the event is over, and hands her place on. She must still be in.
 * `waitingSince` stays with a person who had no place: it decides what she gets back. Within a lock on the event.
 */
export async function cancelPlace(
  transaction: Transaction,
  event: EventRow,
  row: RegistrationRow,
  by: 'herself' | 'team',
  ports: PlacePorts,
): Promise<RegistrationRow> {
  const { db, client } = transaction;
  const [left] = await db
    .update(registrations)
    .set({ state: 'cancelled', cancelledAt: ports.now, offerExpiresAt: null, checkedInAt: null, checkedInBy: null })
    .where(eq(registrations.id, row.id))
    .returning();
  if (!left) throw new Error('The registration was not locked.');
  const hadPlace = row.state === 'registered';
  if (!isOver(event, ports.now)) {
    await ports.enqueueMail(client, leftMail(row, event, ports.links, { by, hadPlace }));
  }
  await announce(client, 'events_changed');
  await promoteWaiting(transaction, event, ports);
  return left;
}
