import { and, eq } from 'drizzle-orm';
import { contactMessages } from '../../database/contact-tables.ts';
import { type WorkSource, waitingIn } from '../../feature/pending-work.ts';
import { readableBy } from './inbox-access.ts';

/** Messages that nobody has opened, of those that the caller may read. */
export const waitingMessages: WorkSource = {
  section: '/admin/contact',
  roles: ['admin'],
  async count(db, _now, caller, { contact }) {
    const readable = await readableBy(caller.id, contact.conductReaders, db);
    return waitingIn(db, contactMessages.createdAt, and(eq(contactMessages.state, 'new'), readable));
  },
};
