import type { Feature } from '../../feature/feature.ts';
import { answerNoticeJob } from './answer-notification.ts';
import { authorNoticeJob } from './author-notification.ts';
import { foldCommentCounts } from './comment-counts.ts';
import { commentData, helpfulCommentData } from './comment-data.ts';
import { purgeEditTokens } from './edit-tokens.ts';
import { purgeDecided } from './moderation.ts';
import { remindModerators } from './moderation-notification.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { ownCommentRoutes } from './own-routes.ts';
import { purgeReports } from './report-comment.ts';
import { commentRoutes } from './routes.ts';
import { waitingComments } from './waiting-comments.ts';

/** Comments below articles, and their moderation. */
export const comments: Feature = {
  name: 'comments',
  routes: [commentRoutes, moderationRoutes, ownCommentRoutes],
  lists: { comments: ['comments_changed'] },
  jobs: [authorNoticeJob, answerNoticeJob],
  purge: {
    /** Rejected ones after 90 days, spam after 30. */
    comments: ({ db, now }) => purgeDecided(db, now),
    /** Adds up the changes of the counts. */
    commentCounts: ({ db }) => foldCommentCounts(db),
    /** Secrets to change a comment, when they end. */
    editTokens: ({ db, now }) => purgeEditTokens(db, now),
    /** The reporters' hashed addresses after a day, the rest 90 days after they were closed. */
    reports: ({ db, now }) => purgeReports(db, now),
  },
  hourly: { moderators: ({ pool, ...ports }) => remindModerators(pool, ports) },
  pendingWork: [waitingComments],
  memberData: [commentData, helpfulCommentData],
  notMemberData: { 'comments.decided_by': 'What she decided as a moderator stands among her acts.' },
  accounts: {
    carried: [
      { table: 'comments', column: 'author_id' },
      { table: 'comments', column: 'decided_by' },
      { table: 'comment_helpful', column: 'user_id', once: ['comment_id'] },
    ],
  },
};

// The interface for other features.
export { commentFacts } from './comment-facts.ts';
