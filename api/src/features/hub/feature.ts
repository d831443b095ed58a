import type { Feature } from '../../feature/feature.ts';
import { createOutsideProbe } from '../imports/feature.ts';
import { adminHubRoutes } from './admin-routes.ts';
import { checkLinks } from './check-links.ts';
import { hubAnswerData, hubPieceData, hubReplyData, hubVoteData } from './hub-data.ts';
import { hubMemberRoutes } from './member-routes.ts';
import { hubNoticeJob } from './notify-hub-authors.ts';
import { purgeHubReports } from './report-piece.ts';
import { hubRoutes } from './routes.ts';
import { waitingPieces } from './waiting-pieces.ts';

/** Pieces that members write for each other, and their moderation. */
export const hub: Feature = {
  name: 'hub',
  routes: [hubRoutes, hubMemberRoutes, adminHubRoutes],
  lists: { hub: ['hub_changed'] },
  jobs: [hubNoticeJob],
  purge: { hubReports: ({ db, now }) => purgeHubReports(db, now) },
  hourly: { hubLinks: ({ pool, now, stopping }) => checkLinks(pool, now, createOutsideProbe({ stopping })) },
  pendingWork: [waitingPieces],
  memberData: [hubPieceData, hubAnswerData, hubReplyData, hubVoteData],
  notMemberData: { 'hub_pieces.decided_by': 'Work of the team; it stands among her acts.' },
  accounts: {
    carried: [
      { table: 'hub_pieces', column: 'author_id' },
      { table: 'hub_pieces', column: 'decided_by' },
      { table: 'hub_marks', column: 'user_id', once: ['piece_id'] },
      { table: 'hub_answers', column: 'user_id', once: ['piece_id'] },
      { table: 'hub_idea_votes', column: 'user_id', once: ['idea_id'] },
    ],
  },
};

// The interface for other features.
export { isShown } from './hub-piece.ts';
