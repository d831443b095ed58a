import { count, eq, min } from 'drizzle-orm';
import { contactMessages } from '../../database/schema.ts';
import type { WorkSource } from '../waiting/waiting-work.ts';

/** Messages that nobody has opened. */
export const waitingMessages: WorkSource = {
  section: '/admin/contact',
  roles: ['admin'],
  async count(db) {
    const [row] = await db
      .select({ count: count(), since: min(contactMessages.createdAt) })
      .from(contactMessages)
      .where(eq(contactMessages.state, 'new'));
    return { count: row?.count ?? 0, since: row?.since ?? null };
  },
};
