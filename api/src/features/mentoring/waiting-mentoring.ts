import { count, eq, min } from 'drizzle-orm';
import { mentoringRequests, mentors } from '../../database/mentoring-tables.ts';
import type { WorkSource } from '../waiting/waiting-work.ts';

/** Requests for which nobody has been proposed, and cards that nobody has looked at. */
export const waitingMentoring: WorkSource = {
  section: '/admin/mentoria',
  roles: ['admin'],
  async count(db) {
    const [[requests], [cards]] = await Promise.all([
      db
        .select({ count: count(), since: min(mentoringRequests.stateSince) })
        .from(mentoringRequests)
        .where(eq(mentoringRequests.state, 'asked')),
      db
        .select({ count: count(), since: min(mentors.updatedAt) })
        .from(mentors)
        .where(eq(mentors.state, 'pending')),
    ]);
    const since = [requests?.since, cards?.since].filter((moment) => moment instanceof Date);
    return {
      count: (requests?.count ?? 0) + (cards?.count ?? 0),
      since: since.sort((one, other) => one.getTime() - other.getTime())[0] ?? null,
    };
  },
};
