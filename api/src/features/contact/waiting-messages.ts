import { and, eq } from 'drizzle-orm';
import { contactMessages } from '../../database/contact-tables.ts';
import { type WorkSource, waitingIn } from '../waiting/waiting-work.ts';
import { readableBy } from './conduct-readers.ts';

/** Messages that nobody has opened, of those that the caller may read. */
export function waitingMessages(conductReaders: readonly string[] | null): WorkSource {
  return {
    section: '/admin/contact',
    roles: ['admin'],
    async count(db, _now, caller) {
      const readable = await readableBy(caller.id, conductReaders, db);
      return waitingIn(db, contactMessages.createdAt, and(eq(contactMessages.state, 'new'), readable));
    },
  };
}
