import type { OwnRegistration } from '@femcoders/contracts/registration';
import { eq, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type pg from 'pg';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { events, registrations } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import type { PlaceLinks } from '../../mail/place-links.ts';
import { notFound } from '../../problems.ts';
import { type CalendarPorts, isOnlineOnly, isOver, lockEvent, wallClock, writeCalendar } from '../events/feature.ts';
import { cancelPlace } from './cancel-place.ts';
import { givePlace } from './give-place.ts';
import {
  closed,
  type PlacePorts,
  placeCode,
  type RegistrationRow,
  refuseClosed,
  waitingPositionColumn,
} from './place.ts';

/**
 * A place as the link in the mail shows it. Reading changes nothing: mail programs open links by themselves.
 * @throws ApiProblem `not-found`
 */
export async function readOwn(db: Database, token: string, links: PlaceLinks, now: Date): Promise<OwnRegistration> {
  const [found] = await db
    .select(ownColumns)
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .where(eq(registrations.id, idOf(token, links)));
  if (!found || found.event.state === 'draft') throw unknownLink();
  return toOwn(found, now, links);
}

/** The columns of a place and its event for its owner. */
export const ownColumns = {
  row: registrations,
  event: events,
  startLocal: wallClock(events.startsAt),
  endLocal: sql<string | null>`${wallClock(events.endsAt)}`,
  position: waitingPositionColumn,
};

type OwnColumns = SelectResultFields<typeof ownColumns>;

/** A place as its owner sees it. */
export function toOwn(
  { row, event, startLocal, endLocal, position }: OwnColumns,
  now: Date,
  links: PlaceLinks,
): OwnRegistration {
  return {
    state: row.state,
    name: row.name,
    waiting_position: position,
    offer_expires_at: row.offerExpiresAt?.toISOString() ?? null,
    checked_in: row.checkedInAt !== null,
    code: placeCode(row.id),
    online_url: row.state === 'registered' ? event.onlineUrl : null,
    calendar: links.calendarPath(row.id),
    event: {
      slug: event.slug,
      name: event.name,
      state: event.state as OwnRegistration['event']['state'],
      start_local: startLocal,
      start_utc: event.startsAt.toISOString(),
      end_local: endLocal,
      over_utc: event.overAt.toISOString(),
      timezone: event.timezone,
      location: event.location,
      online_only: isOnlineOnly(event),
      past: isOver(event, now),
    },
  };
}

/**
 * The event of a place as a calendar file: with the link to its room while the place is hers.
 * @param key of `PlaceLinks.calendarPath`
 * @throws ApiProblem `not-found`
 */
export async function readOwnCalendar(
  db: Database,
  key: string,
  links: PlaceLinks,
  ports: CalendarPorts,
): Promise<string> {
  const id = links.calendarOf(key);
  const [found] = id
    ? await db
        .select({ row: registrations, event: events })
        .from(registrations)
        .innerJoin(events, eq(events.id, registrations.eventId))
        .where(eq(registrations.id, id))
    : [];
  if (!found || found.event.state === 'draft') throw unknownLink();
  return writeCalendar([found.event], ports, { withLink: found.row.state === 'registered' });
}

export interface OwnPorts extends PlacePorts {
  pool: pg.Pool;
}

/**
 * Gives up her place or her number. Twice is once.
 * @throws ApiProblem `not-found`; `conflict` once the event is over
 */
export async function leaveOwn(token: string, ports: OwnPorts): Promise<void> {
  await changeOwn(token, ports, async (transaction, event, row) => {
    if (row.state === 'cancelled') return;
    if (isOver(event, ports.now)) throw closed('El evento ya ha terminado: no hace falta que dejes tu plaza.');
    await cancelPlace(transaction, event, row, 'herself', ports);
  });
}

/**
 * Takes the place that is held for her. Twice is once.
 * @throws ApiProblem `not-found`; `conflict` when none is held for her, or no longer
 */
export async function acceptOwn(token: string, ports: OwnPorts): Promise<void> {
  await changeOwn(token, ports, async (transaction, event, row) => {
    if (row.state === 'registered') return;
    refuseClosed(event, ports.now);
    if (row.state === 'waiting') throw closed('Sigues en la lista de espera: todavía no hay plaza para ti.');
    if (!row.offerExpiresAt || row.offerExpiresAt <= ports.now) {
      throw closed('Ya no te guardamos plaza. Si todavía quieres venir, apúntate otra vez en la página del evento.');
    }
    await givePlace(transaction, event, row, ports);
  });
}

/** Locks the event before the registration, as everybody does. */
async function changeOwn(
  token: string,
  { pool, links }: OwnPorts,
  change: (transaction: Transaction, event: EventRow, row: RegistrationRow) => Promise<void>,
): Promise<void> {
  const id = idOf(token, links);
  await inTransaction(pool, async (transaction) => {
    const found = await lockRegistration(transaction, id);
    if (!found || found.event.state === 'draft') throw unknownLink();
    await change(transaction, found.event, found.row);
  });
}

/** A registration and its event, both locked, the event first. */
export async function lockRegistration({ db }: Transaction, id: string) {
  const [place] = await db
    .select({ eventId: registrations.eventId })
    .from(registrations)
    .where(eq(registrations.id, id));
  if (!place) return undefined;
  const event = await lockEvent(db, place.eventId);
  const [row] = await db.select().from(registrations).where(eq(registrations.id, id)).for('update');
  return row && { event, row };
}

function idOf(token: string, links: PlaceLinks): string {
  const id = links.registrationOf(token);
  if (!id) throw unknownLink();
  return id;
}

const unknownLink = () =>
  notFound('Este enlace no lleva a ninguna plaza. Ábrelo tal como está en tu correo, sin cortarlo.');
