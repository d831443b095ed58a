import { count, eq, min } from 'drizzle-orm';
import { comments } from '../../database/comment-tables.ts';
import type { WorkSource } from '../waiting/waiting-work.ts';
import { countReported } from './comment-reports.ts';

/** Comments that nobody has decided about, and those that were reported since. */
export const waitingComments: WorkSource = {
  section: '/admin/comments',
  roles: ['moderator', 'admin'],
  async count(db) {
    const [row] = await db
      .select({ count: count(), since: min(comments.createdAt) })
      .from(comments)
      .where(eq(comments.state, 'pending'));
    const reported = await countReported(db);
    const firsts = [row?.since, reported.since].filter((since) => since instanceof Date);
    return {
      count: (row?.count ?? 0) + reported.count,
      since: firsts.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    };
  },
};
