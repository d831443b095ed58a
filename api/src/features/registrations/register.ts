import type { NewRegistration, RegistrationAnswer } from '@femcoders/contracts/registration';
import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../../database/change-feed.ts';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { events, registrations } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { oneLine } from '../../one-line.ts';
import { notFound } from '../../problems.ts';
import { countTaken, placesLeft } from '../events/feature.ts';
import { givePlace } from './give-place.ts';
import {
  closed,
  endOfWaitingList,
  isActive,
  type PlacePorts,
  type RegistrationRow,
  refuseClosed,
  waitingPosition,
} from './place.ts';
import { confirmBy, keepRequest, takeHeld } from './place-request.ts';
import { confirmMail, offerMail, placeMail, waitingMail } from './registration-mails.ts';

export interface RegisterPorts extends PlacePorts {
  pool: pg.Pool;
  /** The address of the account that asks, lower case: it is confirmed already. Null for everybody else. */
  ownEmail: string | null;
  /** Whether a mail may go to the address: those that strangers can cause are counted. */
  mayMail: boolean;
  /** Stands for the network of the asker. */
  addressHash: string;
}

/**
 * Answers somebody who asks for a place. A member with the address of her account has it at once, or the next number of
 * the waiting list. For everybody else what is free is kept until she confirms that the address is hers, so many times for a network. An address that is
 * in already, or has asked before, gets the answer that a stranger gets, and what is free is kept just the same: otherwise the number
 * of places left would say who comes. The event's row is locked: of two who ask for the last place one gets it.
 * @throws ApiProblem `not-found`; `conflict` where no places are given
 */
export async function register(
  slug: string,
  submission: NewRegistration,
  { pool, ownEmail, mayMail, addressHash, ...ports }: RegisterPorts,
): Promise<RegistrationAnswer> {
  const email = submission.email.toLowerCase();
  return inTransaction(pool, async (transaction) => {
    const { db } = transaction;
    const [event] = await db.select().from(events).where(eq(events.slug, slug)).for('update');
    if (!event || event.state === 'draft') throw notFound('Este evento no existe.');
    if (!event.takesRegistrations) throw closed('Las plazas de este evento no se piden aquí: mira en su página dónde.');
    refuseClosed(event, ports.now);

    if (email === ownEmail && !submission.website) {
      const held = await takeHeld(transaction, event, email, ports.now);
      const { row, isNew } = await putIn(transaction, event, { name: submission.name, email, held }, ports);
      if (!isNew && mayMail) await mailOwnState(transaction, event, row, ports, { again: true });
      return { state: row.state === 'registered' ? 'registered' : 'waiting', confirm_by: null };
    }

    const state = await nextState(db, event, ports.now);
    const { now } = ports;
    const answerWith = (heldUntil: Date | null): RegistrationAnswer =>
      state === 'registered' && heldUntil && heldUntil > now
        ? { state, confirm_by: heldUntil.toISOString() }
        : {
            ...{ state, confirm_by: confirmBy(event, 'not kept', now).toISOString() },
            ...(state === 'registered' && { kept: false }),
          };
    if (submission.website) return answerWith(confirmBy(event, 'kept', now));
    const known = await find(transaction, event, email);
    // Asked of everybody: what is asked of the database takes as long for her who is in as for a stranger.
    const position = await waitingPosition(db, event.id, email);
    const asked = { name: submission.name, email, addressHash, state };
    const { request, heldUntil } = await keepRequest(transaction, event, asked, now);
    if (mayMail) {
      if (known && isActive(known)) await mailOwnState(transaction, event, known, ports, { again: true, position });
      else await ports.enqueueMail(transaction.client, confirmMail(request, event, ports.links, { state, now }));
    }
    return answerWith(heldUntil);
  });
}

/** Returns the state of a new registration. */
export async function nextState(db: Database, event: EventRow, now: Date): Promise<'registered' | 'waiting'> {
  return placesLeft(event, await countTaken(db, event.id, now)) === 0 ? 'waiting' : 'registered';
}

/** Her row at this event in any state, locked. */
export async function find({ db }: Transaction, event: EventRow, email: string): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.eventId, event.id), eq(registrations.email, email.toLowerCase())))
    .for('update');
  return row;
}

/**
 * Gives somebody whose address is proven what there is for her, and writes to her: a place when one was kept for her or
 * offered to her, else what anybody new gets. A member with a place keeps it. Within a lock on the event.
 * @returns her row, and whether this changed it
 */
export async function putIn(
  transaction: Transaction,
  event: EventRow,
  { name, email, held }: { name: string; email: string; held: boolean },
  ports: PlacePorts,
): Promise<{ row: RegistrationRow; isNew: boolean }> {
  const known = await find(transaction, event, email);
  if (known && (known.state === 'offered' || (held && known.state === 'waiting')))
    return { row: await givePlace(transaction, event, known, ports), isNew: true };
  if (known && isActive(known)) return { row: known, isNew: false };
  const state = held ? 'registered' : await nextState(transaction.db, event, ports.now);
  const row = await addRegistration(transaction, event, { name, email, state }, ports);
  await mailOwnState(transaction, event, row, ports);
  return { row, isNew: true };
}

/** Writes down somebody who is not in yet, or no longer. Within a lock on the event. */
export async function addRegistration(
  { db, client }: Transaction,
  event: EventRow,
  { name, email, state }: { name: string; email: string; state: 'registered' | 'waiting' },
  { now }: PlacePorts,
): Promise<RegistrationRow> {
  const placed = state === 'registered';
  const fresh = {
    name: oneLine(name),
    state,
    createdAt: now,
    placedAt: placed ? now : null,
    waitingSince: placed ? null : await endOfWaitingList(db, event.id, now),
    cancelledAt: null,
    weekReminderAt: null,
    dayReminderAt: null,
  };
  const [row] = await db
    .insert(registrations)
    .values({ ...fresh, eventId: event.id, email: email.toLowerCase() })
    .onConflictDoUpdate({ target: [registrations.eventId, registrations.email], set: fresh })
    .returning();
  if (!row) throw new Error('The registration was not stored.');
  await announce(client, 'events_changed');
  return row;
}

/**
 * Sends the mail with the current state of her place.
 * @param again a place was asked for with her address although she is in
 */
export async function mailOwnState(
  { db, client }: Transaction,
  event: EventRow,
  row: RegistrationRow,
  { now, links, enqueueMail }: PlacePorts,
  { again = false, position }: { again?: boolean; position?: number | null } = {},
): Promise<void> {
  if (row.state === 'registered') await enqueueMail(client, placeMail(row, event, links, { again }));
  if (row.state === 'waiting') {
    const number = position ?? (await waitingPosition(db, event.id, row.email)) ?? 1;
    await enqueueMail(client, waitingMail(row, event, links, number, { again }));
  }
  if (row.state === 'offered' && row.offerExpiresAt) {
    await enqueueMail(client, offerMail(row, event, links, { until: row.offerExpiresAt, now }));
  }
}
