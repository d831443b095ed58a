import type { ConfirmedPlace, placeConfirmationSchema } from '@femcoders/contracts/registration';
import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { inTransaction, type Transaction } from '../../database/database.ts';
import { placeRequests, registrations } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { oneLine } from '../../one-line.ts';
import { notFound } from '../../problems.ts';
import { lockEvent } from '../events/feature.ts';
import type { OwnPorts } from './own-registration.ts';
import { refuseClosed } from './place.ts';
import { takeHeld } from './place-request.ts';
import { find, putIn } from './register.ts';

/**
 * Shows that the address with which a place was asked for is hers, by the key in the mail. She gets the place that is
 * kept for her; later than that, what anybody new gets. Twice is once. Her name is the one that she says: anybody may have asked
 * with her address and another name. Pages of before do not ask for it; then it is the one that her mail was about.
 * @throws ApiProblem `not-found` for a key that nobody here has made, or too old; `conflict` where no places are given
 */
export async function confirmPlace(
  { key, name }: z.output<typeof placeConfirmationSchema>,
  { pool, ...ports }: OwnPorts,
): Promise<ConfirmedPlace> {
  const asked = ports.links.requestOf(key);
  if (!asked) throw unknownKey();
  return inTransaction(pool, async (transaction) => {
    const { db } = transaction;
    const good = and(eq(placeRequests.id, asked.id), gt(placeRequests.expiresAt, ports.now));
    const [request] = await db.select().from(placeRequests).where(good);
    if (!request?.email) throw unknownKey();
    const event = await lockEvent(db, request.eventId);
    if (event.state === 'draft') throw unknownKey();
    const { email } = request;
    if (name) await rename(transaction, event, email, name);
    const [current] = await db.select().from(placeRequests).where(good);
    const settled = current?.confirmedAt ? await find(transaction, event, email) : undefined;
    if (settled) return { state: settled.state, token: ports.links.token(settled.id) };

    refuseClosed(event, ports.now);
    const held = await takeHeld(transaction, event, email, ports.now);
    const { row } = await putIn(transaction, event, { name: name ?? asked.name, email, held }, ports);
    return { state: row.state, token: ports.links.token(row.id) };
  });
}

/** Sets her name at the event, also where somebody else registered her under another one. */
async function rename({ db }: Transaction, event: EventRow, email: string, name: string): Promise<void> {
  const own = and(eq(registrations.eventId, event.id), eq(registrations.email, email));
  await db
    .update(registrations)
    .set({ name: oneLine(name) })
    .where(own);
}

const unknownKey = () =>
  notFound(
    'Este enlace no guarda ninguna plaza: caducó o no ha llegado entero. Pide plaza otra vez en la página del evento.',
  );
