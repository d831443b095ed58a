import type { RegistrationState } from '@femcoders/contracts/registration';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import type { Transaction } from '../../database/database.ts';
import { registrations } from '../../database/event-tables.ts';
import { lockEvent } from '../events/feature.ts';
import { type PlacePorts, promoteWaiting, type RegistrationRow } from '../registrations/feature.ts';

const worth: Record<RegistrationState, number> = { registered: 3, offered: 2, waiting: 1, cancelled: 0 };
const isPlace = ({ state }: RegistrationRow) => state === 'registered' || state === 'offered';

/**
 * Gives the places of one address to another. Where both are at an event the better place stays, and the next in line
 * is asked when that sets one free.
 * @param from lower case, as `to`
 * @returns how many went along, and at how many events one place was left over
 */
export async function mergeRegistrations(
  transaction: Transaction,
  from: string,
  to: string,
  ports: PlacePorts,
): Promise<{ moved: number; dropped: number }> {
  const { db, client } = transaction;
  const entered = await db
    .selectDistinct({ eventId: registrations.eventId })
    .from(registrations)
    .where(eq(registrations.email, from))
    .orderBy(asc(registrations.eventId));
  let dropped = 0;
  for (const { eventId } of entered) {
    const event = await lockEvent(db, eventId);
    const rows = await db
      .select()
      .from(registrations)
      .where(and(eq(registrations.eventId, eventId), inArray(registrations.email, [from, to])))
      .for('update');
    const [best, other] = rows.toSorted(better);
    if (!best) continue;
    if (other) {
      await db.delete(registrations).where(eq(registrations.id, other.id));
      dropped += 1;
    }
    await db.update(registrations).set({ email: to }).where(eq(registrations.id, best.id));
    if (other && isPlace(other)) {
      await announce(client, 'events_changed');
      await promoteWaiting(transaction, event, ports);
    }
  }
  return { moved: entered.length - dropped, dropped };
}

/** Compares two registrations: who was there comes first, then who may come, then who has waited longest. */
function better(a: RegistrationRow, b: RegistrationRow): number {
  const since = ({ waitingSince, createdAt }: RegistrationRow) => (waitingSince ?? createdAt).getTime();
  return (
    Number(b.checkedInAt !== null) - Number(a.checkedInAt !== null) ||
    worth[b.state] - worth[a.state] ||
    since(a) - since(b)
  );
}
