import type {
  AdminRegistration,
  Attendance,
  Door,
  DoorEntry,
  RegistrationState,
} from '@femcoders/contracts/registration';
import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { events, pastAttendance, placeRequests, registrations } from '../../database/event-tables.ts';
import { matchesWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import type { Page } from '../../lists/listing.ts';
import { notFound } from '../../problems.ts';
import { wallClock } from '../events/feature.ts';
import { placeCodeColumn, waitingPositionColumn } from './place.ts';

const byName = sql`${registrations.name} collate "es-x-icu"`;

const columns = {
  id: registrations.id,
  name: registrations.name,
  email: registrations.email,
  state: registrations.state,
  code: placeCodeColumn,
  created_at: registrations.createdAt,
  waiting_position: waitingPositionColumn,
  offer_expires_at: registrations.offerExpiresAt,
  checked_in_at: registrations.checkedInAt,
};

const doorColumns = {
  id: registrations.id,
  name: registrations.name,
  code: placeCodeColumn,
  state: sql<DoorEntry['state']>`${registrations.state}`,
  checked_in_at: registrations.checkedInAt,
};

export interface RegistrationQuery {
  /** Words of name, mail or code. */
  q?: string | undefined;
  state?: RegistrationState | undefined;
  arrived?: 'yes' | 'no' | undefined;
  sort: `${'' | '-'}${'name' | 'created_at' | 'checked_in_at'}`;
}

/**
 * One page of those who asked for a place at an event.
 * @throws ApiProblem `not-found` for an event that is none
 */
export async function listRegistrations(
  db: Database,
  eventId: string,
  { q, state, arrived, sort }: RegistrationQuery,
  page: Page,
) {
  const where = and(
    eq(registrations.eventId, eventId),
    state && eq(registrations.state, state),
    arrived && (arrived === 'yes' ? isNotNull(registrations.checkedInAt) : isNull(registrations.checkedInAt)),
    matchesWords(q, [registrations.name, registrations.email, placeCodeColumn]),
  );
  const sortable = { name: byName, created_at: registrations.createdAt, checked_in_at: registrations.checkedInAt };
  const [list] = await Promise.all([
    readAdminPage(
      page,
      db
        .select(columns)
        .from(registrations)
        .where(where)
        .orderBy(...orderOf(sort, sortable, registrations.id)),
      db.$count(registrations, where),
      isoDates,
    ),
    refuseUnknown(db, eventId),
  ]);
  return list;
}

/** One of them, as the list shows her. */
export async function readRegistration(db: Database, id: string): Promise<AdminRegistration> {
  const [row] = await db.select(columns).from(registrations).where(eq(registrations.id, id));
  if (!row) throw notFound('Esta plaza ya no existe.');
  return isoDates(row);
}

/**
 * How full an event is and who has arrived; of a past one whose names are erased, the numbers that were kept.
 * @throws ApiProblem `not-found`
 */
export async function readAttendance(db: Database, eventId: string, now: Date): Promise<Attendance> {
  const inState = (state: RegistrationState) =>
    sql<number>`count(*) filter (where ${registrations.state} = ${state})::int`;
  const [[event], [counts], [kept], held] = await Promise.all([
    db
      .select({
        id: events.id,
        slug: events.slug,
        name: events.name,
        state: events.state,
        start_local: wallClock(events.startsAt),
        startsAt: events.startsAt,
        overAt: events.overAt,
        timezone: events.timezone,
        takes_registrations: events.takesRegistrations,
        capacity: events.capacity,
      })
      .from(events)
      .where(eq(events.id, eventId)),
    db
      .select({
        registered: inState('registered'),
        offered: inState('offered'),
        waiting: inState('waiting'),
        cancelled: inState('cancelled'),
        checked_in: sql<number>`count(${registrations.checkedInAt})::int`,
      })
      .from(registrations)
      .where(eq(registrations.eventId, eventId)),
    db.select().from(pastAttendance).where(eq(pastAttendance.eventId, eventId)),
    db.$count(placeRequests, and(eq(placeRequests.eventId, eventId), gt(placeRequests.heldUntil, now))),
  ]);
  if (!event || !counts) throw unknownEvent();
  const { startsAt, overAt, ...facts } = event;
  return {
    event: { ...facts, start_utc: startsAt.toISOString(), over_utc: overAt.toISOString() },
    ...counts,
    held,
    registered: counts.registered + (kept?.registered ?? 0),
    checked_in: counts.checked_in + (kept?.checkedIn ?? 0),
  };
}

/**
 * All that a door needs, in one answer: everybody who is in, by name, and the numbers.
 * @throws ApiProblem `not-found`
 */
export async function readDoor(db: Database, eventId: string, now: Date): Promise<Door> {
  const [attendance, rows] = await Promise.all([
    readAttendance(db, eventId, now),
    db
      .select(doorColumns)
      .from(registrations)
      .where(and(eq(registrations.eventId, eventId), ne(registrations.state, 'cancelled')))
      .orderBy(asc(byName), asc(registrations.id)),
  ]);
  return { attendance, people: rows.map(isoDates) };
}

/** Somebody as a door sees her; null without a place. */
export async function readDoorEntry(db: Database, id: string): Promise<DoorEntry | null> {
  const [row] = await db
    .select(doorColumns)
    .from(registrations)
    .where(and(eq(registrations.id, id), ne(registrations.state, 'cancelled')));
  return row ? isoDates(row) : null;
}

async function refuseUnknown(db: Database, eventId: string): Promise<void> {
  const [event] = await db.select({ id: events.id }).from(events).where(eq(events.id, eventId));
  if (!event) throw unknownEvent();
}

const unknownEvent = () => notFound('Este evento no existe.');
