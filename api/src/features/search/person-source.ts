import { mostSpeakerSlides } from '@femcoders/contracts/person-names';
import { sql } from 'drizzle-orm';
import { events } from '../../database/event-tables.ts';
import { people } from '../../database/schema.ts';
import { talks } from '../../database/talk-tables.ts';
import type { SearchSource } from '../../feature/search-source.ts';
import { isPublic } from '../events/feature.ts';
import { published, spanishName } from '../people/feature.ts';
import { isVisible } from '../talks/feature.ts';

interface FoundPerson extends Record<string, unknown> {
  slug: string;
  name: string;
  speaks: boolean;
  title: string;
  pronouns: string | null;
  summary: string | null;
  topics: string[];
  event: string | null;
  talk: string | null;
  place: number;
}

/**
 * The people whom a public page names: those of the team lead to their page, speakers to where they stand on the page of
 * their last event or talk, else among the speakers of `/eventos`.
 */
export const personSource: SearchSource = {
  name: 'people',
  channels: ['people_changed', 'events_changed', 'talks_changed'],
  async documents(db) {
    const { rows } = await db.execute<FoundPerson>(sql`
      select slug, name, ${people.group} = 'speaker' as speaks, title, pronouns, summary, topics,
        (select ${events.slug} from event_speakers join ${events} on ${events.id} = event_speakers.event_id
          where event_speakers.person_id = ${people.id} and ${isPublic} order by ${events.startsAt} desc limit 1) as event,
        (select ${talks.slug} from talk_speakers join ${talks} on ${talks.id} = talk_speakers.talk_id
          where talk_speakers.person_id = ${people.id} and ${isVisible} order by ${talks.givenOn} desc limit 1) as talk,
        row_number() over (partition by ${people.group} order by ${people.sortOrder}, ${spanishName}, ${people.id})::int as place
      from ${people} where ${published}`);
    return rows.flatMap((person) => {
      const path = pathOf(person);
      if (!path) return [];
      const { name, title, pronouns, summary, topics } = person;
      const texts = [title, pronouns, summary, ...topics];
      const sections = [{ anchor: null, heading: null, text: texts.filter(Boolean).join(' ') }];
      return [{ path, kind: 'persona', title: name, description: summary ?? title, sections }];
    });
  },
};

/** @returns undefined where no page shows her */
function pathOf({ slug, speaks, event, talk, place }: FoundPerson): string | undefined {
  if (!speaks) return `/equipo/${slug}`;
  const anchor = `#ponente-${slug}`;
  if (event !== null) return `/eventos/${event}${anchor}`;
  if (talk !== null) return `/presentaciones-destacadas/${talk}${anchor}`;
  return place <= mostSpeakerSlides ? `/eventos${anchor}` : undefined;
}
