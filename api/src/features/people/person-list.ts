import { type Person, type PersonGroup, personGroups } from '@femcoders/contracts/person';
import { and, asc, eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { people } from '../../database/schema.ts';
import { type Page, rowsToRead, rowsToSkip } from '../../lists/listing.ts';
import { notFound } from '../../problems.ts';

/** The condition of people who may be named in public. */
export const published = eq(people.state, 'published');
export const groupOrder = sql`array_position(${sql.raw(`array['${personGroups.join("','")}']`)}, ${people.group})`;
/** Á stands next to A, and ñ after n. */
export const spanishName = sql`${people.name} collate "es-x-icu"`;

export function toPerson(row: InferSelectModel<typeof people>): Person {
  const { slug, name, pronouns, group, title, summary, topics, portrait } = row;
  const links = { linkedin: row.linkedinUrl, github: row.githubUrl, web: row.webUrl };
  return { slug, name, pronouns, group, title, summary, topics, links, portrait };
}

/**
 * Published people, group after group, each in the order that was given to it, then by name; one row more than the
 * page holds, when there is one.
 */
export async function listPeople(db: Database, group: PersonGroup | undefined, page: Page): Promise<Person[]> {
  const rows = await db
    .select()
    .from(people)
    .where(and(published, group && eq(people.group, group)))
    .orderBy(groupOrder, asc(people.sortOrder), spanishName, asc(people.id))
    .limit(rowsToRead(page))
    .offset(rowsToSkip(page));
  return rows.map(toPerson);
}

/** @throws ApiProblem `not-found`, also for a person who is not published */
export async function findPerson(db: Database, slug: string): Promise<Person> {
  const [row] = await db
    .select()
    .from(people)
    .where(and(published, eq(people.slug, slug)));
  if (!row) throw notFound('Esta persona no está en el equipo.');
  return toPerson(row);
}
