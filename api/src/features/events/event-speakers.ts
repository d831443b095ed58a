import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { eventSpeakers } from '../../database/event-tables.ts';
import { people } from '../../database/schema.ts';
import { invalid } from '../../problems.ts';

/** Returns who speaks at an event, in their order. */
export function speakersOf(db: Database, eventId: string) {
  return db
    .select({ slug: people.slug, name: people.name, state: people.state })
    .from(people)
    .innerJoin(eventSpeakers, eq(eventSpeakers.personId, people.id))
    .where(eq(eventSpeakers.eventId, eventId))
    .orderBy(asc(eventSpeakers.position), asc(people.id));
}

/** A published person, or a speaker of this event, may be one. */
export async function setSpeakers(db: Database, eventId: string, slugs: readonly string[]): Promise<void> {
  const wanted = [...new Set(slugs)];
  const known = await db
    .select({ id: people.id, slug: people.slug })
    .from(people)
    .leftJoin(eventSpeakers, and(eq(eventSpeakers.personId, people.id), eq(eventSpeakers.eventId, eventId)))
    .where(and(inArray(people.slug, wanted), or(eq(people.state, 'published'), eq(eventSpeakers.eventId, eventId))));
  const ids = new Map(known.map(({ id, slug }) => [slug, id]));
  const missing = wanted.find((slug) => !ids.has(slug));
  if (missing !== undefined) {
    throw invalid([{ field: 'speakers', message: 'Una de las ponentes ya no está publicada. Quítala de la lista.' }]);
  }
  await db.delete(eventSpeakers).where(eq(eventSpeakers.eventId, eventId));
  const rows = wanted.map((slug, position) => ({ eventId, personId: ids.get(slug) as string, position }));
  if (rows.length > 0) await db.insert(eventSpeakers).values(rows);
}
