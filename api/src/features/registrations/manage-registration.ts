import type { AdminRegistration, EnteredRegistration } from '@femcoders/contracts/registration';
import { eq } from 'drizzle-orm';
import { type Act, type ActPorts, recorderOf } from '../../audit/audit-log.ts';
import { inTransaction, type Transaction } from '../../database/database.ts';
import { registrations } from '../../database/event-tables.ts';
import { users } from '../../database/schema.ts';
import type { EventRow } from '../../feature/event-change.ts';
import type { RequestJob } from '../../jobs/jobs.ts';
import { conflict, notFound } from '../../problems.ts';
import { isOver, lockEvent } from '../events/feature.ts';
import { cancelPlace } from './cancel-place.ts';
import { givePlace } from './give-place.ts';
import { lockRegistration } from './own-registration.ts';
import { closed, type PlacePorts, type RegistrationRow } from './place.ts';
import { promoteWaiting } from './promote-waiting.ts';
import { addRegistration, find, mailOwnState, nextState } from './register.ts';
import { readRegistration } from './registration-list.ts';

export interface ManagePorts extends PlacePorts, ActPorts {
  requestJob: RequestJob;
}

/**
 * Enters somebody by hand, with a place or behind those who wait, and writes to her.
 * @throws ApiProblem `not-found`; `conflict` when she is in already, or the event is a draft or cancelled
 */
export async function addByHand(
  eventId: string,
  person: EnteredRegistration,
  ports: ManagePorts,
): Promise<AdminRegistration> {
  return inTransaction(ports.pool, async (transaction) => {
    const event = await lockEvent(transaction.db, eventId);
    refuseDraft(event);
    refuseCancelled(event);
    const known = await find(transaction, event, person.email);
    if (known && known.state !== 'cancelled') {
      const message = 'Este correo ya está apuntado a este evento.';
      throw conflict(message, 'email');
    }
    const state = await nextState(transaction.db, event, ports.now);
    const row = await addRegistration(transaction, event, { ...person, state }, ports);
    if (!isOver(event, ports.now)) await mailOwnState(transaction, event, row, ports);
    await record(transaction, 'registration.add', known, row, ports);
    return readRegistration(transaction.db, row.id);
  });
}

type Change = (transaction: Transaction, event: EventRow, row: RegistrationRow, ports: ManagePorts) => Promise<void>;

/** The team's mutations of a place. Each is idempotent: two people may ask for it at once. */
export const placeMutations = {
  /** Takes her out; the next in line is asked. */
  cancel: async (transaction, event, row, ports) => {
    if (row.state === 'cancelled') return;
    const after = await cancelPlace(transaction, event, row, 'team', ports);
    await record(transaction, 'registration.cancel', row, after, ports);
  },
  /** Takes the cancelling back: she has again what she had, even where that is one more than there are. */
  restore: async (transaction, event, row, ports) => {
    if (row.state !== 'cancelled') return;
    refuseDraft(event);
    refuseCancelled(event);
    const after = row.waitingSince
      ? await waitAgain(transaction, event, row, ports)
      : await givePlace(transaction, event, row, ports);
    await record(transaction, 'registration.restore', row, after, ports);
  },
  /** Gives a place to somebody who waits, past all others and past the number of places. */
  place: async (transaction, event, row, ports) => {
    if (row.state === 'registered') return;
    refuseCancelled(event);
    if (row.state === 'cancelled') throw closed('Ha dejado la lista: recupérala antes de darle plaza.');
    const after = await givePlace(transaction, event, row, ports);
    await record(transaction, 'registration.place', row, after, ports);
  },
  'check-in': async (transaction, event, row, ports) => {
    if (row.checkedInAt) return;
    refuseNoPlace(event, row);
    await noteArrival(transaction, row, { checkedInAt: ports.now, arrivalDecidedAt: ports.now }, ports);
  },
  'undo-check-in': async (transaction, _event, row, ports) => {
    if (!row.checkedInAt) return;
    await noteArrival(transaction, row, { checkedInAt: null, arrivalDecidedAt: ports.now }, ports);
  },
} as const satisfies Record<string, Change>;

/**
 * Does something with somebody's place, within a lock on it and its event.
 * @throws ApiProblem `not-found`; `conflict` when the place is in a state that does not allow it
 */
export async function actOnPlace(id: string, act: Change, ports: ManagePorts): Promise<AdminRegistration> {
  return inTransaction(ports.pool, async (transaction) => {
    const found = await lockRegistration(transaction, id);
    if (!found) throw notFound('Esta plaza ya no existe.');
    await act(transaction, found.event, found.row, ports);
    return readRegistration(transaction.db, id);
  });
}

/** Nobody may read of it yet, and a place in it would keep it from being a draft. */
function refuseDraft({ state }: EventRow): void {
  if (state === 'draft') throw closed('Publica el evento antes de apuntar a nadie.');
}

function refuseCancelled({ state }: EventRow): void {
  if (state === 'cancelled') throw closed('Este evento se ha cancelado.');
}

async function waitAgain(transaction: Transaction, event: EventRow, row: RegistrationRow, ports: PlacePorts) {
  const [waiting] = await transaction.db
    .update(registrations)
    .set({ state: 'waiting', cancelledAt: null })
    .where(eq(registrations.id, row.id))
    .returning();
  if (!waiting) throw new Error('The registration was not locked.');
  if (!isOver(event, ports.now)) await mailOwnState(transaction, event, waiting, ports);
  await promoteWaiting(transaction, event, ports);
  return waiting;
}

/** @throws ApiProblem `conflict` for somebody who cannot arrive: she has no place, or there is no event */
export function refuseNoPlace(event: EventRow, { state }: RegistrationRow): void {
  refuseCancelled(event);
  if (state === 'cancelled') throw closed('Ha dejado su plaza.');
  if (state !== 'registered') throw closed('Está en la lista de espera: dale plaza antes de anotar que ha llegado.');
}

/** Stores whether and when somebody has arrived; what changes is logged. Within a lock on her place. */
export async function noteArrival(
  transaction: Transaction,
  row: RegistrationRow,
  arrival: Pick<RegistrationRow, 'checkedInAt' | 'arrivalDecidedAt'>,
  ports: ManagePorts,
): Promise<void> {
  const { checkedInAt } = arrival;
  const changes = checkedInAt?.getTime() !== row.checkedInAt?.getTime();
  const checkedInBy = changes ? checkedInAt && ports.actor.id : row.checkedInBy;
  await transaction.db
    .update(registrations)
    .set({ ...arrival, checkedInBy })
    .where(eq(registrations.id, row.id));
  if (!changes) return;
  const act = checkedInAt ? 'registration.check-in' : 'registration.undo-check-in';
  await recordArrival(transaction, act, row, checkedInAt, ports);
  if (checkedInAt && !row.checkedInAt) await requestAward(transaction, row.email, ports.requestJob);
}

/** Without name and mail, which are erased in time while the log is not. */
function record(
  { db }: Transaction,
  act: Act,
  before: RegistrationRow | undefined,
  after: RegistrationRow,
  ports: ManagePorts,
): Promise<void> {
  const stateOf = ({ eventId, state }: RegistrationRow) => ({ event: eventId, state });
  return recordOn(db, ports, act, after.id, before && stateOf(before), stateOf(after));
}

function recordArrival(
  { db }: Transaction,
  act: Act,
  { id, eventId: event, checkedInAt }: RegistrationRow,
  at: Date | null,
  ports: ManagePorts,
): Promise<void> {
  return recordOn(db, ports, act, id, { event, checkedInAt }, { event, checkedInAt: at });
}

const recordOn = recorderOf('registration');

/** Has it looked at whether the member with this address, if there is one, has got an achievement. */
async function requestAward({ db, client }: Transaction, email: string, requestJob: RequestJob): Promise<void> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (found.length > 0) await requestJob(client, 'awards', { userIds: found.map(({ id }) => id) });
}
