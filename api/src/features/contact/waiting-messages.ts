import { and, count, eq, min } from 'drizzle-orm';
import { contactMessages } from '../../database/contact-tables.ts';
import type { WorkSource } from '../waiting/waiting-work.ts';
import { readableBy } from './conduct-readers.ts';

/** Messages that nobody has opened, of those that the caller may read. */
export function waitingMessages(conductReaders: readonly string[] | null): WorkSource {
  return {
    section: '/admin/contact',
    roles: ['admin'],
    async count(db, _now, caller) {
      const readable = await readableBy(caller.id, conductReaders, db);
      const [row] = await db
        .select({ count: count(), since: min(contactMessages.createdAt) })
        .from(contactMessages)
        .where(and(eq(contactMessages.state, 'new'), readable));
      return { count: row?.count ?? 0, since: row?.since ?? null };
    },
  };
}
