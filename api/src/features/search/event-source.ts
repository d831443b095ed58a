import { and, getTableColumns, inArray, sql } from 'drizzle-orm';
import { events } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import type { SearchDocument, SearchSource } from '../../feature/search-source.ts';
import { isPublic } from '../events/feature.ts';

const pathOfEvents = '/eventos/';

/** Names of an event's speakers, in their order. */
const speakerNames = sql<string[]>`array(
  select people.name from event_speakers join people on people.id = event_speakers.person_id
  where event_speakers.event_id = events.id and people.state = 'published' order by event_speakers.position)`;

/** The events that the public may see, each with all that its page shows. */
export const eventSource: SearchSource = {
  name: 'events',
  // An event's page names its speakers.
  channels: ['events_changed', 'people_changed'],
  // The transaction that wrote an event last; what its page says of other rows is the speakers' names.
  versions: sql`
    select ${pathOfEvents} || slug as path, concat(events.xmin, ' ', speakers.names) as version
    from events left join (
      select event_id, string_agg(people.name, ', ' order by event_speakers.position) as names
      from event_speakers join people on people.id = event_speakers.person_id
      where people.state = 'published' group by event_id
    ) as speakers on speakers.event_id = events.id
    where ${isPublic}`,
  async documents(db, paths = []) {
    const day = sql<string>`to_char(${events.startsAt} at time zone ${events.timezone}, 'YYYY-MM-DD')`;
    const slugs = paths.map((one) => one.slice(pathOfEvents.length));
    const rows = await db
      .select({ ...getTableColumns(events), day, speakers: speakerNames })
      .from(events)
      .where(and(isPublic, inArray(events.slug, slugs)));
    return rows.map(toDocument);
  },
};

type ReadEvent = EventRow & { day: string; speakers: string[] };

function toDocument(event: ReadEvent): SearchDocument {
  const programme = event.programme.flatMap(({ title, speaker, description }) => [title, speaker, description]);
  const online = event.online ? ['En línea', 'online'] : [];
  const place = [event.location, event.venueName, event.venueAddress, ...online];
  const rest = [event.directions, event.price, event.food, event.accessibilityNote];
  const texts = [event.about, ...programme, ...event.speakers, ...place, ...rest];
  return {
    path: pathOfEvents + event.slug,
    kind: 'evento',
    title: event.name,
    description: event.description ?? '',
    sections: [{ anchor: null, heading: null, text: [...new Set(texts.filter(Boolean))].join(' ') }],
    day: event.day,
    startsAt: event.startsAt,
    overAt: event.overAt,
  };
}
