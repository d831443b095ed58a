import { and, asc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import type { Transaction } from '../../database/database.ts';
import { activeStates, events, placeRequests, registrations } from '../../database/event-tables.ts';
import type { DataPart, ErasePorts, Owner } from '../../feature/data-part.ts';
import { isOver, lockEvent } from '../events/feature.ts';
import { cancelPlace } from './cancel-place.ts';
import { eraseIntoNumbers } from './erase-registrations.ts';
import { placeCode } from './place.ts';
import { promoteWaiting } from './promote-waiting.ts';

/** By her address: one registers for an event without an account. */
export const registrationData: DataPart = {
  key: 'plazas',
  title: 'Tus plazas en eventos',
  columns: ['registrations.email', 'place_requests.email'],
  fields: {
    evento: 'Evento',
    empieza: 'Empieza',
    estado: 'Estado',
    codigo: 'Código para la puerta',
    nombre: 'Nombre',
    pedida: 'Pedida',
    conPlazaDesde: 'Con plaza desde',
    enEsperaDesde: 'En espera desde',
    dejada: 'Dejada',
    llegada: 'Llegada al evento',
  },
  words: {
    estado: {
      registered: 'Con plaza',
      waiting: 'En lista de espera',
      offered: 'Con una plaza ofrecida',
      unconfirmed: 'Pedida y sin confirmar',
      cancelled: 'Dejada',
    },
  },
  async read(db, { email }) {
    const rows = await db
      .select({ row: registrations, event: events.name, startsAt: events.startsAt })
      .from(registrations)
      .innerJoin(events, eq(events.id, registrations.eventId))
      .where(eq(registrations.email, email))
      .orderBy(asc(registrations.createdAt));
    const unconfirmed = await db
      .select({ row: placeRequests, event: events.name, startsAt: events.startsAt })
      .from(placeRequests)
      .innerJoin(events, eq(events.id, placeRequests.eventId))
      .where(and(eq(placeRequests.email, email), isNull(placeRequests.confirmedAt)))
      .orderBy(asc(placeRequests.createdAt));
    const requests = unconfirmed.map(({ row, event, startsAt }) => ({
      evento: event,
      empieza: startsAt,
      estado: 'unconfirmed',
      codigo: null,
      nombre: row.name,
      pedida: row.createdAt,
      conPlazaDesde: null,
      enEsperaDesde: null,
      dejada: null,
      llegada: null,
    }));
    const places = rows.map(({ row, event, startsAt }) => ({
      evento: event,
      empieza: startsAt,
      estado: row.state,
      codigo: placeCode(row.id),
      nombre: row.name,
      pedida: row.createdAt,
      conPlazaDesde: row.placedAt,
      enEsperaDesde: row.waitingSince,
      dejada: row.cancelledAt,
      llegada: row.checkedInAt,
    }));
    return [...places, ...requests];
  },
  async erase(transaction, owner, ports) {
    await leaveAll(transaction, owner, ports);
    const { db } = transaction;
    const hers = eq(registrations.email, owner.email);
    await eraseIntoNumbers(
      db,
      and(hers, lte(events.overAt, ports.now), ne(registrations.state, 'cancelled')),
      ports.now,
    );
    await db.delete(registrations).where(hers);
    await forgetRequests(transaction, owner, ports);
  },
};

/** Gives up her places at what is not over: they go to those who wait. */
async function leaveAll(transaction: Transaction, { email }: Owner, ports: ErasePorts): Promise<void> {
  const { db } = transaction;
  const active = and(eq(registrations.email, email), inArray(registrations.state, [...activeStates]));
  const places = await db
    .select({ eventId: registrations.eventId })
    .from(registrations)
    .where(active)
    .orderBy(asc(registrations.eventId));
  for (const { eventId } of places) {
    const event = await lockEvent(db, eventId);
    if (isOver(event, ports.now)) continue;
    const [row] = await db
      .select()
      .from(registrations)
      .where(and(active, eq(registrations.eventId, eventId)))
      .for('update');
    if (row) await cancelPlace(transaction, event, row, 'herself', ports);
  }
}

/** Deletes place requests that were not confirmed and gives their places to those who wait. */
async function forgetRequests(transaction: Transaction, { email }: Owner, ports: ErasePorts): Promise<void> {
  const { db, client } = transaction;
  const own = eq(placeRequests.email, email);
  const requests = await db.select().from(placeRequests).where(own).orderBy(asc(placeRequests.eventId));
  for (const { id, eventId, heldUntil } of requests) {
    const event = await lockEvent(db, eventId);
    await db.delete(placeRequests).where(eq(placeRequests.id, id));
    if (!heldUntil || heldUntil <= ports.now) continue;
    await announce(client, 'events_changed');
    await promoteWaiting(transaction, event, ports);
  }
}
