import { type EventDetail, publicEventStates } from '@femcoders/contracts/event';
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { eventSpeakers, events } from '../../database/event-tables.ts';
import { people } from '../../database/schema.ts';
import { notFound } from '../../problems.ts';
import { published, toPerson } from '../people/feature.ts';
import { wallClock } from './event-list.ts';
import { countTaken, placesLeft, registrationMode } from './event-places.ts';
import { timesOf } from './event-time.ts';

/** Events that the public may see. */
export const isPublic = inArray(events.state, [...publicEventStates]);

const selectEvents = (db: Database) =>
  db
    .select({ ...getTableColumns(events), startLocal: wallClock(events.startsAt), endLocal: wallClock(events.endsAt) })
    .from(events);
type DetailRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** @throws ApiProblem `not-found`, also for a draft */
export async function findPublicEvent(db: Database, slug: string) {
  const [row] = await selectEvents(db).where(and(isPublic, eq(events.slug, slug)));
  if (!row) throw notFound('No encontramos este evento.');
  return row;
}

/**
 * All that an event's page shows.
 * @throws ApiProblem `not-found`, also for a draft
 */
export async function findEventDetail(db: Database, slug: string, now: Date): Promise<EventDetail> {
  return toDetail(db, await findPublicEvent(db, slug), now);
}

/**
 * All that an event's page will show once it is published; of one that the public sees, all that it shows.
 * @throws ApiProblem `not-found`
 */
export async function findFutureDetail(db: Database, id: string, now: Date): Promise<EventDetail> {
  const [row] = await selectEvents(db).where(eq(events.id, id));
  if (!row) throw notFound('Este evento no existe.');
  return toDetail(db, row.state === 'draft' ? { ...row, state: 'published' } : row, now);
}

async function toDetail(db: Database, event: DetailRow, now: Date): Promise<EventDetail> {
  const [speakers, taken] = await Promise.all([speakersOf(db, event.id), countTaken(db, event.id, now)]);
  const left = placesLeft(event, taken);
  return {
    id: event.id,
    name: event.name,
    logo_url: event.logoUrl,
    location: event.location,
    description: event.description,
    event_url: event.eventUrl,
    start_local: event.startLocal,
    ...timesOf(event, now),
    timezone: event.timezone,
    slug: event.slug,
    state: event.state as EventDetail['state'],
    takes_registrations: event.takesRegistrations,
    end_local: event.endLocal,
    about: event.about,
    about_document: event.aboutDocument,
    venue_name: event.venueName,
    venue_address: event.venueAddress,
    directions: event.directions,
    online: event.online,
    price: event.price,
    food: event.food,
    photos: event.photos,
    programme: event.programme,
    accessibility: event.accessibility,
    accessibility_note: event.accessibilityNote,
    speakers,
    registration: registrationMode(event, left, now),
    capacity: event.takesRegistrations ? event.capacity : null,
    places_left: event.takesRegistrations ? left : null,
    cancel_reason: event.cancelReason,
    updated_at: event.updatedAt.toISOString(),
  };
}

async function speakersOf(db: Database, eventId: string) {
  const rows = await db
    .select(getTableColumns(people))
    .from(people)
    .innerJoin(eventSpeakers, eq(eventSpeakers.personId, people.id))
    .where(and(eq(eventSpeakers.eventId, eventId), published))
    .orderBy(asc(eventSpeakers.position), asc(people.id));
  return rows.map(toPerson);
}
