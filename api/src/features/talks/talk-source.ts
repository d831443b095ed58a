import { clock, type TranscriptSegment } from '@femcoders/contracts/talk-transcript';
import { sql } from 'drizzle-orm';
import { talks } from '../../database/talk-tables.ts';
import type { SearchSection, SearchSource } from '../../feature/search-source.ts';
import { isVisible } from './talk-rows.ts';

/** Characters of what was said that are found together. */
const sectionLength = 600;

/** The talks that the public may see; what was said is found where it was said. */
export const talkSource: SearchSource = {
  name: 'talks',
  channels: ['talks_changed', 'people_changed'],
  async documents(db) {
    const speakers = sql<string[]>`array(
      select people.name from talk_speakers join people on people.id = talk_speakers.person_id
      where talk_speakers.talk_id = talks.id order by talk_speakers.position)`;
    const { slug, title, summary, topics, level, givenOn, slides, transcript } = talks;
    const rows = await db
      .select({ slug, title, summary, topics, level, givenOn, slides, transcript, speakers })
      .from(talks)
      .where(isVisible);
    return rows.map((talk) => ({
      path: `/presentaciones-destacadas/${talk.slug}`,
      kind: 'charla',
      title: talk.title,
      description: talk.summary,
      level: talk.level,
      day: talk.givenOn,
      sections: [
        {
          anchor: null,
          heading: null,
          text: [
            ...[talk.summary, ...talk.topics, ...talk.speakers],
            ...talk.slides.flatMap(({ title: heading, points, notes }) => [heading, ...points, notes]),
          ].join(' '),
        },
        ...spokenSections(talk.transcript),
      ],
    }));
  },
};

/**
 * Returns the transcript in sections, cut where a slide changes or a section gets long; each begins at the address of its
 * first segment. Its heading is the minute: the slide's title would weigh as a heading does, and what is said by the way is
 * no article.
 */
export function spokenSections(segments: readonly TranscriptSegment[]): SearchSection[] {
  const sections: SearchSection[] = [];
  let slide: number | null | undefined;
  for (const segment of segments) {
    const current = sections.at(-1);
    if (current && segment.slide === slide && current.text.length < sectionLength) {
      sections[sections.length - 1] = { ...current, text: `${current.text} ${segment.text}` };
      continue;
    }
    slide = segment.slide;
    sections.push({
      anchor: `t-${segment.start}`,
      heading: `Minuto ${clock(segment.start)}`,
      text: segment.text,
    });
  }
  return sections;
}
