import type { Feature } from '../../feature/feature.ts';
import { adminTalkRoutes } from './admin-routes.ts';
import { talkProposalRoutes } from './proposal-routes.ts';
import { purgeProposals } from './propose-talk.ts';
import { talkRoutes } from './routes.ts';
import { talkMarkData, talkProposalData } from './talk-data.ts';
import { waitingProposals } from './waiting-proposals.ts';

/** Talks, their speakers and slides, and what members propose. */
export const talks: Feature = {
  name: 'talks',
  routes: [talkRoutes, adminTalkRoutes, talkProposalRoutes],
  // Pages of talks name their speakers.
  lists: { talks: ['talks_changed', 'events_changed', 'people_changed'] },
  purge: {
    /** Those that were not taken, after a year. */
    talkProposals: ({ db, now }) => purgeProposals(db, now),
  },
  pendingWork: [waitingProposals],
  memberData: [talkMarkData, talkProposalData],
  notMemberData: {
    'talk_proposals.decided_by': 'Work of the team; it stands among her acts.',
    'talk_proposal_scores.reviewer_id': 'Work of the team; it stands among her acts.',
    'talk_speakers.permission_noted_by': 'Work of the team; it stands among her acts.',
  },
  accounts: {
    carried: [
      { table: 'talk_marks', column: 'user_id', once: ['talk_id', 'kind'] },
      { table: 'talk_proposals', column: 'user_id' },
      { table: 'talk_proposals', column: 'decided_by' },
      { table: 'talk_proposal_scores', column: 'reviewer_id', once: ['proposal_id'] },
      { table: 'talk_speakers', column: 'permission_noted_by' },
    ],
  },
};

// The interface for other features.
export { isVisible } from './talk-rows.ts';
export { talkSource } from './talk-source.ts';
