import { isDeepStrictEqual } from 'node:util';
import type { AdminEvent, EventDetails } from '@femcoders/contracts/admin-event';
import type { EventState, sourceFields } from '@femcoders/contracts/event-names';
import { and, asc, count, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { Pool } from 'pg';
import { announce } from '../../database/change-feed.ts';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { eventSpeakers, events, people, registrations } from '../../database/schema.ts';
import { ApiProblem, invalid, notFound } from '../../problems.ts';
import { type Act, type RequestTrace, recordAct } from '../audit/audit-log.ts';
import { takenPlaces, waitingPeople } from './admin-event-list.ts';
import {
  changeEvent,
  type EventNotice,
  type EventRow,
  type EventValues,
  lockEvent,
  type OnEventChanged,
} from './event-change.ts';
import { freeSlug, lockSlugs, reservedSlugs, slugOf } from './event-slug.ts';
import { countPeople, hasPeople } from './has-people.ts';
import { knowsTimezone } from './known-timezone.ts';
import { instantOf, nextInstantOf, wallClockAt } from './wall-clock.ts';

export interface EditPorts {
  pool: Pool;
  now: Date;
  organiser: { id: string; name: string };
  trace: RequestTrace;
  onEventChanged: OnEventChanged;
  notice?: EventNotice | undefined;
}

const weekMs = 7 * 24 * 3_600_000;

/** @throws ApiProblem `not-found` */
export async function findAdminEvent(db: Database, id: string, now: Date): Promise<AdminEvent> {
  const [row] = await db
    .select({ ...getTableColumns(events), taken: takenPlaces(now), waiting: waitingPeople })
    .from(events)
    .where(eq(events.id, id));
  if (!row) throw notFound('Este evento no existe.');
  const speakers = await speakersOf(db, id);
  const { people, placed } = await countPeople(db, id);
  return {
    id,
    state: row.state,
    cancel_reason: row.cancelReason,
    source: row.source,
    slug: row.slug,
    slug_fixed: slugFixed(row),
    name: row.name,
    description: row.description,
    about: row.about,
    logo_url: row.logoUrl,
    event_url: row.eventUrl,
    start_local: wallClockAt(row.startsAt, row.timezone),
    end_local: row.endsAt && wallClockAt(row.endsAt, row.timezone),
    timezone: row.timezone,
    location: row.location,
    venue_name: row.venueName,
    venue_address: row.venueAddress,
    directions: row.directions,
    online: row.online,
    online_url: row.onlineUrl,
    price: row.price,
    food: row.food,
    photos: row.photos,
    programme: row.programme,
    accessibility: row.accessibility,
    accessibility_note: row.accessibilityNote,
    speakers: speakers.map(({ slug, name, state }) => ({ slug, name, published: state === 'published' })),
    takes_registrations: row.takesRegistrations,
    capacity: row.capacity,
    taken: row.taken,
    waiting: row.waiting,
    people,
    placed,
    over: row.overAt <= now,
    start_utc: row.startsAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/**
 * A new event of our own, as a draft.
 * @throws ApiProblem `validation`
 */
export async function createEvent(input: EventDetails, ports: EditPorts): Promise<AdminEvent> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db } = transaction;
    const values = toValues(input);
    await refuseUnknownTimezone(transaction, input);
    const slug = await slugFor(db, input);
    const created = await insertDraft(transaction, { ...values, slug }, ports);
    await setSpeakers(db, created.id, input.speakers);
    await record(db, ports, 'event.create', created.id, { after: { name: created.name, startsAt: created.startsAt } });
    return findAdminEvent(db, created.id, ports.now);
  });
}

/**
 * Writes what an organiser says of an event. Of an imported one what belongs to its source stays as it is.
 * @param startedFrom the `updated_at` of the event as she was shown it
 * @throws ApiProblem `not-found`; `validation`; `conflict` when somebody else has changed it since
 */
export async function editEvent(
  id: string,
  input: EventDetails,
  startedFrom: string,
  ports: EditPorts,
): Promise<AdminEvent> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db, client } = transaction;
    const before = await lockEvent(db, id);
    refuseStale(before, startedFrom);
    await refuseUnknownTimezone(transaction, input);
    const values = before.source === 'own' ? toValues(input) : withoutSource(toValues({ ...input, ...times(before) }));
    const slug = await slugFor(db, input, before);
    const speakersBefore = (await speakersOf(db, id)).map((person) => person.slug);
    const newSpeakers = !isDeepStrictEqual(speakersBefore, input.speakers);
    if (newSpeakers) {
      await setSpeakers(db, id, input.speakers);
      // An edit of the state before must notice.
      await db.update(events).set({ updatedAt: ports.now }).where(eq(events.id, id));
      await announce(client, 'events_changed');
    }
    const { after, told } = await changeAndCount(transaction, before, { ...values, slug }, ports);
    const changes = differences({ ...before, speakers: speakersBefore }, { ...after, speakers: input.speakers });
    if (changes) await record(db, ports, 'event.edit', id, changes);
    return { ...(await findAdminEvent(db, id, ports.now)), told };
  });
}

/** Changes an event, and returns how many people get a mail about it. */
async function changeAndCount(transaction: Transaction, before: EventRow, values: EventValues, ports: EditPorts) {
  let told = 0;
  const after = await changeEvent(transaction, before, values, {
    ...ports,
    onEventChanged: async (...change) => {
      told = (await ports.onEventChanged(...change)) ?? 0;
      return told;
    },
  });
  return { after, told };
}

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
export async function changeEventState(
  id: string,
  { state, reason, updated_at: startedFrom }: { state: EventState; reason: string | null; updated_at: string },
  ports: EditPorts,
): Promise<AdminEvent> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db } = transaction;
    const before = await lockEvent(db, id);
    if (before.state === state) return findAdminEvent(db, id, ports.now);
    refuseStale(before, startedFrom);
    if (!following[before.state].includes(state)) {
      throw new ApiProblem(
        'conflict',
        'Desde el estado en que está no se puede. Recarga la página para ver cómo está.',
      );
    }
    if (state === 'cancelled' && !reason) {
      throw invalid([{ field: 'reason', message: 'Escribe el motivo: es lo que leerá quien iba a venir.' }]);
    }
    if (state === 'draft' && (await hasPeople(db, id))) {
      throw new ApiProblem('conflict', 'Hay personas apuntadas: en vez de retirarlo, aplázalo o cancélalo.');
    }
    const called = state === 'cancelled' || state === 'postponed';
    const values = { state, cancelReason: called ? reason : null };
    const { told } = await changeAndCount(transaction, before, values, ports);
    await record(db, ports, acts[state], id, {
      before: { state: before.state },
      after: { state, ...(called && reason && { reason }) },
    });
    return { ...(await findAdminEvent(db, id, ports.now)), told };
  });
}

/** What a copy has in common with its original. */
const copied = [
  'name',
  'description',
  'about',
  'logoUrl',
  'timezone',
  'location',
  'venueName',
  'venueAddress',
  'directions',
  'online',
  'onlineUrl',
  'price',
  'food',
  'photos',
  'programme',
  'accessibility',
  'accessibilityNote',
  'takesRegistrations',
  'capacity',
] as const satisfies (keyof EventRow)[];

/**
 * A copy of an event as a draft of our own, without what only the other had: its people, its link, its state.
 * @param startLocal on the clock of its place; null for the same weekday and hour of the next week to come
 * @throws ApiProblem `not-found`; `validation`
 */
export async function duplicateEvent(id: string, startLocal: string | null, ports: EditPorts): Promise<AdminEvent> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db } = transaction;
    const [original] = await db.select().from(events).where(eq(events.id, id));
    if (!original) throw notFound('Este evento no existe.');
    const startsAt = startLocal
      ? instant('start_local', startLocal, original.timezone)
      : weeksLater(original, ports.now);
    const shared = Object.fromEntries(copied.map((column) => [column, original[column]]));
    const copy = await insertDraft(
      transaction,
      {
        ...(shared as Pick<EventRow, (typeof copied)[number]>),
        slug: await freeSlug(db, slugOf(original.name)),
        startsAt,
        endsAt: endLike(original, startsAt),
      },
      ports,
    );
    const speakers = await db.select().from(eventSpeakers).where(eq(eventSpeakers.eventId, id));
    if (speakers.length > 0) {
      await db.insert(eventSpeakers).values(speakers.map((speaker) => ({ ...speaker, eventId: copy.id })));
    }
    await record(db, ports, 'event.create', copy.id, { after: { name: copy.name, startsAt, copyOf: id } });
    return findAdminEvent(db, copy.id, ports.now);
  });
}

/**
 * Removes a draft of our own for which nobody has registered.
 * @throws ApiProblem `not-found`; `conflict`
 */
export async function deleteEvent(id: string, ports: EditPorts): Promise<void> {
  await inTransaction(ports.pool, async ({ db, client }) => {
    const before = await lockEvent(db, id);
    if (before.state !== 'draft') {
      throw new ApiProblem('conflict', 'Solo se borran borradores. Este evento se puede cancelar.');
    }
    if (before.source !== 'own') {
      throw new ApiProblem('conflict', 'Este evento viene de fuera y volvería con la próxima importación.');
    }
    const [registered] = await db.select({ count: count() }).from(registrations).where(eq(registrations.eventId, id));
    if (registered?.count) {
      throw new ApiProblem('conflict', 'Alguien se ha apuntado a este evento: ya no se puede borrar.');
    }
    await db.delete(events).where(eq(events.id, id));
    const { name, slug, startsAt } = before;
    await record(db, ports, 'event.delete', id, { before: { name, slug, startsAt } });
    await announce(client, 'events_changed');
  });
}

function refuseStale(row: EventRow, startedFrom: string): void {
  if (row.updatedAt.toISOString() === startedFrom) return;
  throw new ApiProblem(
    'conflict',
    'Otra persona ha cambiado este evento mientras lo tenías abierto. Lo que has escrito sigue aquí.',
  );
}

/** Once an event was published mails and calendars have its slug; a draft that was published before shows by its sequence. */
function slugFixed({ state, sequence }: EventRow): boolean {
  return state !== 'draft' || sequence > 0;
}

async function slugFor(db: Database, { slug, name }: EventDetails, before?: EventRow): Promise<string> {
  if (before && (slug === before.slug || (slug === null && slugFixed(before)))) return before.slug;
  if (before && slugFixed(before)) {
    throw invalid([
      { field: 'slug', message: 'La dirección ya no cambia: está en correos y calendarios desde que se publicó.' },
    ]);
  }
  if (slug === null) return freeSlug(db, slugOf(name));
  if (reservedSlugs.includes(slug)) {
    throw invalid([{ field: 'slug', message: 'Esa dirección es de otra página. Elige otra.' }]);
  }
  await lockSlugs(db);
  const [other] = await db.select({ id: events.id }).from(events).where(eq(events.slug, slug));
  if (other) throw invalid([{ field: 'slug', message: 'Otro evento tiene ya esa dirección. Elige otra.' }]);
  return slug;
}

async function insertDraft(
  { db }: Transaction,
  values: Omit<EventValues, 'state' | 'source'>,
  { now }: EditPorts,
): Promise<EventRow> {
  const [row] = await db
    .insert(events)
    .values({
      ...(values as Required<Pick<EventRow, 'name' | 'startsAt' | 'timezone'>>),
      state: 'draft',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The event was not stored.');
  return row;
}

/** @throws ApiProblem `validation` for times that no clock shows, or an end before the start */
function toValues(input: EventDetails) {
  const startsAt = instant('start_local', input.start_local, input.timezone);
  const endsAt = input.end_local === null ? null : instant('end_local', input.end_local, input.timezone);
  if (endsAt && endsAt <= startsAt)
    throw invalid([{ field: 'end_local', message: 'Tiene que acabar después de empezar.' }]);
  return {
    name: input.name,
    description: input.description,
    about: input.about,
    logoUrl: input.logo_url,
    eventUrl: input.event_url,
    startsAt,
    endsAt,
    timezone: input.timezone,
    location: input.location,
    venueName: input.venue_name,
    venueAddress: input.venue_address,
    directions: input.directions,
    online: input.online,
    onlineUrl: input.online_url,
    price: input.price,
    food: input.food,
    photos: input.photos,
    programme: input.programme,
    accessibility: input.accessibility,
    accessibilityNote: input.accessibility_note,
    takesRegistrations: input.takes_registrations,
    capacity: input.capacity,
  } satisfies EventValues;
}

async function refuseUnknownTimezone({ client }: Transaction, { timezone }: EventDetails): Promise<void> {
  if (await knowsTimezone(client, timezone)) return;
  throw invalid([{ field: 'timezone', message: 'Elige una zona horaria que exista.' }]);
}

const columnOfField = {
  name: 'name',
  description: 'description',
  logo_url: 'logoUrl',
  event_url: 'eventUrl',
  start_local: 'startsAt',
  end_local: 'endsAt',
  timezone: 'timezone',
  location: 'location',
  venue_name: 'venueName',
  venue_address: 'venueAddress',
  online: 'online',
} as const satisfies Record<(typeof sourceFields)[number], keyof EventRow>;

function withoutSource(values: EventValues): EventValues {
  const owned = new Set<string>(Object.values(columnOfField));
  return Object.fromEntries(Object.entries(values).filter(([column]) => !owned.has(column)));
}

const times = ({ startsAt, endsAt, timezone }: EventRow) => ({
  start_local: wallClockAt(startsAt, timezone),
  end_local: endsAt && wallClockAt(endsAt, timezone),
  timezone,
});

function instant(field: 'start_local' | 'end_local', local: string, timezone: string): Date {
  const found = instantOf(local, timezone);
  if (found) return found;
  throw invalid([{ field, message: 'Ese día y esa hora no existen: ¿cambia la hora esa noche? Elige otros.' }]);
}

/** The same weekday and hour on the wall, a week or as many weeks later as it takes to be still to come. */
function weeksLater({ startsAt, timezone }: EventRow, now: Date): Date {
  const local = Date.parse(`${wallClockAt(startsAt, timezone)}Z`);
  for (let weeks = Math.max(1, Math.ceil((now.getTime() - startsAt.getTime()) / weekMs)); ; weeks += 1) {
    const found = instantOf(new Date(local + weeks * weekMs).toISOString().slice(0, 16), timezone);
    if (found && found > now) return found;
  }
}

/** As long after the start as the clock on the wall showed: a night that ended at four ends at four. */
function endLike({ startsAt: start, endsAt: end, timezone }: EventRow, startsAt: Date): Date | null {
  if (!end) return null;
  const wall = (instant: Date) => Date.parse(`${wallClockAt(instant, timezone)}Z`);
  const local = new Date(wall(startsAt) + wall(end) - wall(start)).toISOString().slice(0, 16);
  const endsAt = nextInstantOf(local, timezone);
  // Within the hour that autumn shows twice the wall may go back: there, time as it passes.
  return endsAt && endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + end.getTime() - start.getTime());
}

function speakersOf(db: Database, eventId: string) {
  return db
    .select({ slug: people.slug, name: people.name, state: people.state })
    .from(people)
    .innerJoin(eventSpeakers, eq(eventSpeakers.personId, people.id))
    .where(eq(eventSpeakers.eventId, eventId))
    .orderBy(asc(eventSpeakers.position), asc(people.id));
}

/** A published person, or a speaker of this event, may be one. */
async function setSpeakers(db: Database, eventId: string, slugs: readonly string[]): Promise<void> {
  const wanted = [...new Set(slugs)];
  const known = await db
    .select({ id: people.id, slug: people.slug })
    .from(people)
    .leftJoin(eventSpeakers, and(eq(eventSpeakers.personId, people.id), eq(eventSpeakers.eventId, eventId)))
    .where(and(inArray(people.slug, wanted), or(eq(people.state, 'published'), eq(eventSpeakers.eventId, eventId))));
  const ids = new Map(known.map(({ id, slug }) => [slug, id]));
  const missing = wanted.find((slug) => !ids.has(slug));
  if (missing !== undefined) {
    throw invalid([{ field: 'speakers', message: 'Una de las ponentes ya no está publicada. Quítala de la lista.' }]);
  }
  await db.delete(eventSpeakers).where(eq(eventSpeakers.eventId, eventId));
  const rows = wanted.map((slug, position) => ({ eventId, personId: ids.get(slug) as string, position }));
  if (rows.length > 0) await db.insert(eventSpeakers).values(rows);
}

/** What differs, before and after; null when nothing does. */
function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter(
    (name) =>
      name !== 'updatedAt' && name !== 'sequence' && name !== 'overAt' && !isDeepStrictEqual(before[name], after[name]),
  );
  if (changed.length === 0) return null;
  const only = (of: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, of[name]]));
  return { before: only(before), after: only(after) };
}

async function record(
  db: Database,
  { now, organiser, trace }: EditPorts,
  act: Act,
  id: string,
  what: { before?: unknown; after?: unknown },
): Promise<void> {
  await recordAct(db, trace, { act, at: now, actor: organiser, subject: `event:${id}`, ...what });
}
