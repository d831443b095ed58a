import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { documentOfText } from '@femcoders/contracts/plain-document';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { notFound } from '../../problems.ts';
import { wallClockAt } from '../../wall-clock.ts';
import { takenPlaces, waitingPeople } from './admin-event-list.ts';
import { countAttendees } from './count-attendees.ts';
import { speakersOf } from './event-speakers.ts';
import { listEventTexts } from './event-texts.ts';

/** @throws ApiProblem `not-found` */
export async function findAdminEvent(db: Database, id: string, now: Date): Promise<AdminEvent> {
  const [row] = await db
    .select({ ...getTableColumns(events), taken: takenPlaces(now), waiting: waitingPeople })
    .from(events)
    .where(eq(events.id, id));
  if (!row) throw notFound('Este evento no existe.');
  const speakers = await speakersOf(db, id);
  const { people, placed } = await countAttendees(db, id);
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
    about_document: row.aboutDocument ?? documentOfText(row.about ?? ''),
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
    ...(await listEventTexts(db, row)),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Once an event was published mails and calendars have its slug; a draft that was published before shows by its sequence. */
export function slugFixed({ state, sequence }: EventRow): boolean {
  return state !== 'draft' || sequence > 0;
}
