import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { activeStates, registrations } from '../../database/event-tables.ts';

/** People with a place and those who wait for one: they get a mail about a change. */
export const isIn = (eventId: string) =>
  and(eq(registrations.eventId, eventId), inArray(registrations.state, [...activeStates]));

/** How many hear of a change of the event, and how many of them have a place. */
export async function countAttendees(db: Database, eventId: string): Promise<{ people: number; placed: number }> {
  const [row] = await db
    .select({ people: count(), placed: count(sql`case when ${registrations.state} = 'registered' then 1 end`) })
    .from(registrations)
    .where(isIn(eventId));
  return row ?? { people: 0, placed: 0 };
}

/** Whether somebody means to come, or waits for a place: then an event is not taken off the site in silence. */
export async function hasAttendees(db: Database, eventId: string): Promise<boolean> {
  return (await countAttendees(db, eventId)).people > 0;
}
