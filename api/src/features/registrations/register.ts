import type { NewRegistration, RegistrationAnswer } from '@femcoders/contracts/registration';
import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../../database/change-feed.ts';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { events, registrations } from '../../database/schema.ts';
import { oneLine } from '../../one-line.ts';
import { notFound } from '../../problems.ts';
import type { EventRow } from '../events/event-change.ts';
import { countTaken, placesLeft } from '../events/event-detail.ts';
import {
  closed,
  endOfWaitingList,
  type PlacePorts,
  type RegistrationRow,
  refuseClosed,
  waitingPosition,
} from './place.ts';
import { offerMail, placeMail, waitingMail } from './registration-mails.ts';

export interface RegisterPorts extends PlacePorts {
  pool: pg.Pool;
}

/**
 * Gives the next place of an event, or the next number of its waiting list, and writes to the address. The event's row
 * is locked: of two who ask for the last place one gets it. An address that is already in is told what a stranger
 * would be told, and gets the mail of its own place again.
 * @throws ApiProblem `not-found`; `conflict` where no places are given
 */
export async function register(
  slug: string,
  submission: NewRegistration,
  { pool, ...ports }: RegisterPorts,
): Promise<RegistrationAnswer> {
  return inTransaction(pool, async (transaction) => {
    const { db } = transaction;
    const [event] = await db.select().from(events).where(eq(events.slug, slug)).for('update');
    if (!event || event.state === 'draft') throw notFound('Este evento no existe.');
    if (!event.takesRegistrations) throw closed('A este evento no se apunta una aquí.');
    refuseClosed(event, ports.now);

    const state = await nextState(db, event);
    if (submission.website) return { state };
    const known = await find(transaction, event, submission.email);
    const row =
      known && known.state !== 'cancelled' ? known : await enter(transaction, event, { ...submission, state }, ports);
    await mailOwnState(transaction, event, row, ports);
    return { state };
  });
}

/** What somebody new gets. */
export async function nextState(db: Database, event: EventRow): Promise<'registered' | 'waiting'> {
  return placesLeft(event, await countTaken(db, event.id)) === 0 ? 'waiting' : 'registered';
}

/** Her row at this event, locked, whatever her state. */
export async function find({ db }: Transaction, event: EventRow, email: string): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.eventId, event.id), eq(registrations.email, email.toLowerCase())))
    .for('update');
  return row;
}

/** Writes down somebody who is not in yet, or no longer. Within a lock on the event. */
export async function enter(
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

/** The mail that says how things stand for her. */
export async function mailOwnState(
  { db, client }: Transaction,
  event: EventRow,
  row: RegistrationRow,
  { now, links, enqueueMail }: PlacePorts,
): Promise<void> {
  if (row.state === 'registered') await enqueueMail(client, placeMail(row, event, links));
  if (row.state === 'waiting') {
    await enqueueMail(client, waitingMail(row, event, links, await waitingPosition(db, row)));
  }
  if (row.state === 'offered' && row.offerExpiresAt) {
    await enqueueMail(client, offerMail(row, event, links, { until: row.offerExpiresAt, now }));
  }
}
