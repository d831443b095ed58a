import type { AdminEvent } from '@femcoders/contracts/admin-event';
import type { EventState } from '@femcoders/contracts/event-names';
import { count, eq } from 'drizzle-orm';
import type { Act } from '../../audit/audit-log.ts';
import { announce } from '../../database/change-feed.ts';
import { inTransaction, type Transaction } from '../../database/database.ts';
import { events, registrations } from '../../database/event-tables.ts';
import { conflict, invalid } from '../../problems.ts';
import { refuseStale } from '../../record-store.ts';
import { hasAttendees } from './count-attendees.ts';
import { changeAndCount, type EditPorts, record, staleEvent } from './edit-ports.ts';
import { lockEvent } from './event-change.ts';
import { findAdminEvent } from './find-admin-event.ts';

/** Every state and those that may follow it. */
const following: Record<EventState, readonly EventState[]> = {
  draft: ['published'],
  published: ['draft', 'postponed', 'cancelled'],
  postponed: ['published', 'cancelled'],
  cancelled: ['published', 'postponed'],
};

const acts = {
  draft: 'event.withdraw',
  published: 'event.publish',
  postponed: 'event.postpone',
  cancelled: 'event.cancel',
} as const satisfies Record<EventState, Act>;

/**
 * Publishes an event, takes it back, postpones or cancels it. The same state twice changes nothing.
 * @throws ApiProblem `not-found`; `validation` without a reason for cancelling; `conflict`
 */
export function changeEventState(id: string, change: StateChange, ports: EditPorts): Promise<AdminEvent> {
  return inTransaction(ports.pool, (transaction) => changeEventStateIn(transaction, id, change, ports));
}

interface StateChange {
  state: EventState;
  reason: string | null;
  updated_at: string;
}

/** The same within a transaction. */
export async function changeEventStateIn(
  transaction: Transaction,
  id: string,
  { state, reason, updated_at: startedFrom }: StateChange,
  ports: EditPorts,
): Promise<AdminEvent> {
  const { db } = transaction;
  const before = await lockEvent(db, id);
  if (before.state === state) return findAdminEvent(db, id, ports.now);
  refuseStale(before, startedFrom, staleEvent);
  if (!following[before.state].includes(state)) {
    throw conflict('Tal como está, el evento no admite ese cambio. Recarga la página para ver cómo está.');
  }
  if (state === 'cancelled' && !reason) {
    throw invalid([{ field: 'reason', message: 'Escribe el motivo: es lo que leerá quien iba a venir.' }]);
  }
  if (state === 'draft' && (await hasAttendees(db, id))) {
    throw conflict('Hay personas apuntadas: en vez de retirarlo, aplázalo o cancélalo.');
  }
  const called = state === 'cancelled' || state === 'postponed';
  const values = { state, cancelReason: called ? reason : null };
  const { notified } = await changeAndCount(transaction, before, values, ports);
  await record(db, ports, acts[state], id, {
    before: { state: before.state },
    after: { state, ...(called && reason && { reason }) },
  });
  return { ...(await findAdminEvent(db, id, ports.now)), told: notified };
}

/**
 * Removes a draft of our own for which nobody has registered.
 * @throws ApiProblem `not-found`; `conflict`
 */
export async function deleteEvent(id: string, ports: EditPorts): Promise<void> {
  await inTransaction(ports.pool, async ({ db, client }) => {
    const before = await lockEvent(db, id);
    if (before.state !== 'draft') throw conflict('Solo se borran borradores. Este evento se puede cancelar.');
    if (before.source !== 'own') throw conflict('Este evento viene de fuera y volvería con la próxima importación.');
    const [registered] = await db.select({ count: count() }).from(registrations).where(eq(registrations.eventId, id));
    if (registered?.count) throw conflict('Alguien se ha apuntado a este evento: ya no se puede borrar.');
    await db.delete(events).where(eq(events.id, id));
    const { name, slug, startsAt } = before;
    await record(db, ports, 'event.delete', id, { before: { name, slug, startsAt } });
    await announce(client, 'events_changed');
  });
}
