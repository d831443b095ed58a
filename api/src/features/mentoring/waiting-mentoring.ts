import { eq } from 'drizzle-orm';
import { mentoringRequests, mentors } from '../../database/mentoring-tables.ts';
import { together, type WorkSource, waitingIn } from '../../feature/pending-work.ts';

/** Requests for which nobody has been proposed, and cards that nobody has looked at. */
export const waitingMentoring: WorkSource = {
  section: '/admin/mentoria',
  roles: ['admin'],
  count: async (db) =>
    together(
      ...(await Promise.all([
        waitingIn(db, mentoringRequests.stateSince, eq(mentoringRequests.state, 'asked')),
        waitingIn(db, mentors.updatedAt, eq(mentors.state, 'pending')),
      ])),
    ),
};
