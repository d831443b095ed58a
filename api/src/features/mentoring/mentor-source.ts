import {
  mentoringFormatNames,
  mentoringLanguageNames,
  mentoringLevelNames,
  mentoringTopicNames,
} from '@femcoders/contracts/mentoring-names';
import { eq } from 'drizzle-orm';
import { mentors } from '../../database/mentoring-tables.ts';
import { users } from '../../database/schema.ts';
import type { SearchSource } from '../../feature/search-source.ts';
import { isShown } from './mentor-list.ts';

const named = <Id extends string>(names: Readonly<Record<Id, string>>, ids: readonly Id[]) =>
  ids.map((id) => names[id]);

/** The mentors who show themselves, each with all that her page shows. */
export const mentorSource: SearchSource = {
  name: 'mentors',
  channels: ['mentoring_changed'],
  async documents(db) {
    const rows = await db
      .select({ mentor: mentors, name: users.name })
      .from(mentors)
      .innerJoin(users, eq(users.id, mentors.userId))
      .where(isShown(new Date()));
    return rows.map(({ mentor, name }) => {
      const terms = [
        ...named(mentoringTopicNames, mentor.topics),
        ...named(mentoringLevelNames, mentor.levels),
        ...named(mentoringLanguageNames, mentor.languages),
        ...named(mentoringFormatNames, mentor.formats),
        mentor.city,
      ];
      return {
        path: `/mentoria/${mentor.slug}`,
        kind: 'mentora',
        title: name,
        description: mentor.headline,
        sections: [{ anchor: null, heading: null, text: [mentor.about, ...terms.filter(Boolean)].join(' ') }],
      };
    });
  },
};
