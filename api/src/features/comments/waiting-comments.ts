import { count, eq, min } from 'drizzle-orm';
import { comments } from '../../database/schema.ts';
import type { WorkSource } from '../waiting/waiting-work.ts';

/** Comments that nobody has decided about. */
export const waitingComments: WorkSource = {
  section: '/admin/comments',
  roles: ['moderator', 'admin'],
  async count(db) {
    const [row] = await db
      .select({ count: count(), since: min(comments.createdAt) })
      .from(comments)
      .where(eq(comments.state, 'pending'));
    return { count: row?.count ?? 0, since: row?.since ?? null };
  },
};
