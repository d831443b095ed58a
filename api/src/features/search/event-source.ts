import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { eventSpeakers, events } from '../../database/event-tables.ts';
import { people } from '../../database/schema.ts';
import type { EventRow } from '../../feature/event-change.ts';
import type { SearchDocument, SearchSource } from '../../feature/search-source.ts';
import { isPublic } from '../events/feature.ts';
import { published } from '../people/feature.ts';

/** So many are read at a time, some 5 ms: nobody's answer waits for all of them. */
const batch = 500;

/** The events that the public may see, each with all that its page tells. */
export const eventSource: SearchSource = {
  name: 'events',
  // An event's page names its speakers.
  channels: ['events_changed', 'people_changed'],
  async documents(db) {
    const speakers = await speakersByEvent(db);
    const documents: SearchDocument[] = [];
    for await (const rows of inBatches(db)) documents.push(...rows.map((event) => toDocument(event, speakers)));
    return documents;
  },
};

type EventOfDay = EventRow & { day: string };

async function* inBatches(db: Database): AsyncGenerator<EventOfDay[]> {
  const day = sql<string>`to_char(${events.startsAt} at time zone ${events.timezone}, 'YYYY-MM-DD')`;
  for (let last: string | undefined, more = true; more; ) {
    const rows = await db
      .select({ ...getTableColumns(events), day })
      .from(events)
      .where(and(isPublic, last === undefined ? undefined : gt(events.id, last)))
      .orderBy(asc(events.id))
      .limit(batch);
    yield rows;
    last = rows.at(-1)?.id;
    more = rows.length === batch;
  }
}

function toDocument(event: EventOfDay, speakers: ReadonlyMap<string, string[]>): SearchDocument {
  const programme = event.programme.flatMap(({ title, speaker, description }) => [title, speaker, description]);
  const place = [event.location, event.venueName, event.venueAddress, event.online ? 'En línea' : null];
  const rest = [event.directions, event.price, event.food, event.accessibilityNote];
  const texts = [event.about, ...programme, ...(speakers.get(event.id) ?? []), ...place, ...rest];
  return {
    path: `/eventos/${event.slug}`,
    kind: 'evento',
    title: event.name,
    description: event.description ?? '',
    sections: [{ anchor: null, heading: null, text: [...new Set(texts.filter(Boolean))].join(' ') }],
    day: event.day,
    startsAt: event.startsAt,
    overAt: event.overAt,
  };
}

async function speakersByEvent(db: Database): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ eventId: eventSpeakers.eventId, name: people.name })
    .from(eventSpeakers)
    .innerJoin(people, eq(people.id, eventSpeakers.personId))
    .where(published)
    .orderBy(asc(eventSpeakers.position));
  const speakers = new Map<string, string[]>();
  for (const { eventId, name } of rows) speakers.set(eventId, [...(speakers.get(eventId) ?? []), name]);
  return speakers;
}
