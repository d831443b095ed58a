import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { registrations } from '../../database/schema.ts';

/** Whether somebody means to come, or waits for a place: then an event is not taken off the site in silence. */
export async function hasPeople(db: Database, eventId: string): Promise<boolean> {
  const [row] = await db
    .select({ count: count() })
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), inArray(registrations.state, ['registered', 'waiting', 'offered'])));
  return (row?.count ?? 0) > 0;
}
