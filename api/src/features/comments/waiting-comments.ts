import { moderation } from '@femcoders/contracts/role-groups';
import { eq } from 'drizzle-orm';
import { comments } from '../../database/comment-tables.ts';
import { together, type WorkSource, waitingIn } from '../../feature/pending-work.ts';
import { countReported } from './comment-reports.ts';

/** Comments that nobody has decided about, and those that were reported since. */
export const waitingComments: WorkSource = {
  section: '/admin/comments',
  roles: moderation,
  count: async (db) =>
    together(await waitingIn(db, comments.createdAt, eq(comments.state, 'pending')), await countReported(db)),
};
