import type { MentorCard, MentorPage } from '@femcoders/contracts/mentoring';
import type {
  MentoringFormat,
  MentoringLanguage,
  MentoringModality,
  MentoringTopic,
} from '@femcoders/contracts/mentoring-names';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isNotSuspended } from '../../authentication/suspension.ts';
import type { Database } from '../../database/database.ts';
import { mentors } from '../../database/mentoring-tables.ts';
import { users } from '../../database/schema.ts';
import { type Page, rowsToRead, rowsToSkip } from '../../lists/listing.ts';
import { notFound } from '../../problems.ts';
import { hasRoom } from './mentor-capacity.ts';

export interface MentorFilter {
  topic?: MentoringTopic | undefined;
  language?: MentoringLanguage | undefined;
  format?: MentoringFormat | undefined;
  modality?: MentoringModality | undefined;
  /** Only those who can accompany one more. */
  room?: boolean | undefined;
}

const holds = (column: PgColumn, value: string | undefined) =>
  value === undefined ? undefined : sql`${column} @> array[${value}]::text[]`;

/** Returns the condition that everybody may see a mentor: accepted by the team, and public by her own choice. */
export const isShown = (now: Date) => and(eq(mentors.state, 'active'), eq(mentors.isPublic, true), isNotSuspended(now));

const cardColumns = {
  slug: mentors.slug,
  name: users.name,
  headline: mentors.headline,
  topics: mentors.topics,
  languages: mentors.languages,
  formats: mentors.formats,
  modalities: mentors.modalities,
  city: mentors.city,
  hasRoom,
};

const isFound = (filter: MentorFilter, now: Date) =>
  and(
    isShown(now),
    holds(mentors.topics, filter.topic),
    holds(mentors.languages, filter.language),
    holds(mentors.formats, filter.format),
    holds(mentors.modalities, filter.modality),
    filter.room ? hasRoom : undefined,
  );

/** How many mentors who show themselves the filters leave. */
export async function countMentors(db: Database, filter: MentorFilter, now: Date) {
  const [counted] = await db
    .select({ total: count() })
    .from(mentors)
    .innerJoin(users, eq(users.id, mentors.userId))
    .where(isFound(filter, now));
  return { total: counted?.total ?? 0 };
}

/**
 * Mentors who show themselves: those with room first, then by the last change of their cards; one row more than the
 * page holds, when there is one.
 */
export function listMentors(db: Database, filter: MentorFilter, page: Page, now: Date): Promise<MentorCard[]> {
  return db
    .select(cardColumns)
    .from(mentors)
    .innerJoin(users, eq(users.id, mentors.userId))
    .where(isFound(filter, now))
    .orderBy(desc(hasRoom), desc(mentors.updatedAt), desc(mentors.id))
    .limit(rowsToRead(page))
    .offset(rowsToSkip(page));
}

/** @throws ApiProblem `not-found`, also for a mentor who does not show herself */
export async function findMentor(db: Database, slug: string, now: Date): Promise<MentorPage> {
  const [found] = await db
    .select({ ...cardColumns, about: mentors.about, levels: mentors.levels, slots: mentors.slots })
    .from(mentors)
    .innerJoin(users, eq(users.id, mentors.userId))
    .where(and(isShown(now), eq(mentors.slug, slug)));
  if (!found) throw notFound('Esta mentora no está en la lista.');
  return found;
}
