import type { ConfirmedPlace } from '@femcoders/contracts/registration';
import { and, eq, gt } from 'drizzle-orm';
import { inTransaction } from '../../database/database.ts';
import { placeRequests } from '../../database/schema.ts';
import { notFound } from '../../problems.ts';
import { lockEvent } from '../events/event-change.ts';
import type { OwnPorts } from './own-registration.ts';
import { refuseClosed } from './place.ts';
import { takeHeld } from './place-request.ts';
import { find, putIn } from './register.ts';

/**
 * Shows that the address with which a place was asked for is hers, by the key in the mail. She gets the place that is
 * kept for her; later than that, what anybody new gets. Twice is once. Her name is the one that her mail was about: anybody
 * may ask with her address, and with another name.
 * @throws ApiProblem `not-found` for a key that nobody here has made, or too old; `conflict` where no places are given
 */
export async function confirmPlace(key: string, { pool, ...ports }: OwnPorts): Promise<ConfirmedPlace> {
  const asked = ports.links.requestOf(key);
  if (!asked) throw unknownKey();
  return inTransaction(pool, async (transaction) => {
    const { db } = transaction;
    const good = and(eq(placeRequests.id, asked.id), gt(placeRequests.expiresAt, ports.now));
    const [request] = await db.select().from(placeRequests).where(good);
    if (!request) throw unknownKey();
    const event = await lockEvent(db, request.eventId);
    if (event.state === 'draft') throw unknownKey();
    const { email } = request;
    const [current] = await db.select().from(placeRequests).where(good);
    const settled = current?.confirmedAt ? await find(transaction, event, email) : undefined;
    if (settled) return { state: settled.state, token: ports.links.token(settled.id) };

    refuseClosed(event, ports.now);
    const held = await takeHeld(transaction, event, email, ports.now);
    const { row } = await putIn(transaction, event, { name: asked.name, email, held }, ports);
    return { state: row.state, token: ports.links.token(row.id) };
  });
}

const unknownKey = () =>
  notFound(
    'Este enlace no guarda ninguna plaza: caducó o no ha llegado entero. Pide plaza otra vez en la página del evento.',
  );
