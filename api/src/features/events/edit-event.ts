import { isDeepStrictEqual } from 'node:util';
import type { AdminEvent, EventDetails } from '@femcoders/contracts/admin-event';
import type { sourceFields } from '@femcoders/contracts/event-names';
import { documentOfText, textOfDocument } from '@femcoders/contracts/plain-document';
import { eq } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { events } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { knowsTimezone } from '../../known-timezone.ts';
import { invalid } from '../../problems.ts';
import { hasValues, refuseStale } from '../../record-store.ts';
import { wallClockAt } from '../../wall-clock.ts';
import { changeAndCount, type EditPorts, insertDraft, instant, record, staleEvent } from './edit-ports.ts';
import { type EventValues, lockEvent } from './event-change.ts';
import { freeSlug, lockSlugs, reservedSlugs, slugOf } from './event-slug.ts';
import { setSpeakers, speakersOf } from './event-speakers.ts';
import { saveEventText } from './event-texts.ts';
import { findAdminEvent, slugFixed } from './find-admin-event.ts';

/**
 * A new event of our own, as a draft.
 * @throws ApiProblem `validation`
 */
export async function createEvent(input: EventDetails, ports: EditPorts): Promise<AdminEvent> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db } = transaction;
    const values = toValues(input, null);
    await refuseUnknownTimezone(transaction, input);
    const slug = await slugFor(db, input);
    const created = await insertDraft(transaction, { ...values, slug }, ports);
    await setSpeakers(db, created.id, input.speakers);
    await saveEventText(db, null, created, ports);
    await record(db, ports, 'event.create', created.id, { after: { name: created.name, startsAt: created.startsAt } });
    return findAdminEvent(db, created.id, ports.now);
  });
}

/**
 * Writes what an organiser says of an event. Of an imported one what belongs to its source stays as it is.
 * @param startedFrom the `updated_at` of the event as she was shown it
 * @throws ApiProblem `not-found`; `validation`; `conflict` when somebody else has changed it since
 */
export function editEvent(id: string, input: EventDetails, startedFrom: string, ports: EditPorts): Promise<AdminEvent> {
  return inTransaction(ports.pool, (transaction) => editEventIn(transaction, id, input, startedFrom, ports));
}

/** The same within a transaction. */
export async function editEventIn(
  transaction: Transaction,
  id: string,
  input: EventDetails,
  startedFrom: string,
  ports: EditPorts,
): Promise<AdminEvent> {
  const { db, client } = transaction;
  const before = await lockEvent(db, id);
  await refuseUnknownTimezone(transaction, input);
  const values =
    before.source === 'own' ? toValues(input, before) : withoutSource(toValues({ ...input, ...times(before) }, before));
  const slug = await slugFor(db, input, before);
  const speakersBefore = (await speakersOf(db, id)).map((person) => person.slug);
  const newSpeakers = !isDeepStrictEqual(speakersBefore, input.speakers);
  const written = { ...values, slug };
  if (newSpeakers || !hasValues<typeof written>(before, written)) refuseStale(before, startedFrom, staleEvent);
  if (newSpeakers) {
    await setSpeakers(db, id, input.speakers);
    // An edit of the state before must notice.
    await db.update(events).set({ updatedAt: ports.now }).where(eq(events.id, id));
    await announce(client, 'events_changed');
  }
  const { after, notified } = await changeAndCount(transaction, before, written, ports);
  await saveEventText(db, before, after, ports);
  const changes = differences({ ...before, speakers: speakersBefore }, { ...after, speakers: input.speakers });
  if (changes) await record(db, ports, 'event.edit', id, changes);
  return { ...(await findAdminEvent(db, id, ports.now)), told: notified };
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

/** @throws ApiProblem `validation` for times that no clock shows, or an end before the start */
function toValues(input: EventDetails, before: EventRow | null) {
  const startsAt = instant('start_local', input.start_local, input.timezone);
  const endsAt = input.end_local === null ? null : instant('end_local', input.end_local, input.timezone);
  if (endsAt && endsAt <= startsAt)
    throw invalid([{ field: 'end_local', message: 'Tiene que acabar después de empezar.' }]);
  return {
    name: input.name,
    description: input.description,
    ...aboutOf(input, before),
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

/** The text of an event's page: its form, where it has one, and its words, which the search and older versions read. */
function aboutOf(
  { about, about_document }: EventDetails,
  before: EventRow | null,
): Pick<EventRow, 'about' | 'aboutDocument'> {
  // An older release knows the words only: while it leaves them, their form stays.
  if (about_document === undefined)
    return { about, aboutDocument: before?.about === about ? before.aboutDocument : null };
  const words = about_document && textOfDocument(about_document);
  if (!words) return { about: null, aboutDocument: null };
  // What was imported keeps its line breaks while nobody edits it.
  const plain = before?.about && isDeepStrictEqual(about_document, documentOfText(before.about)) ? before.about : words;
  const isPlain = isDeepStrictEqual(about_document, documentOfText(plain));
  return { about: plain, aboutDocument: isPlain ? null : about_document };
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

/** Of the text, its words; where they stay and their form changes, that alone. */
const notCompared = ['updatedAt', 'sequence', 'overAt', 'aboutDocument'];

/** Returns what differs, before and after; null when nothing does. */
function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter(
    (name) => !notCompared.includes(name) && !isDeepStrictEqual(before[name], after[name]),
  );
  const newFormat = before.about === after.about && !isDeepStrictEqual(before.aboutDocument, after.aboutDocument);
  if (changed.length === 0 && !newFormat) return null;
  const only = (of: Record<string, unknown>, format: string) => ({
    ...Object.fromEntries(changed.map((name) => [name, of[name]])),
    ...(newFormat && { format }),
  });
  return { before: only(before, 'el de antes'), after: only(after, 'otro') };
}
