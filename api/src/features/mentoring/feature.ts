import type { Feature } from '../../feature/feature.ts';
import { adminMentoringRoutes } from './admin-routes.ts';
import {
  mentorAnswerData,
  mentorData,
  mentoringNoteData,
  mentoringPairData,
  mentoringRatingData,
  mentoringRequestData,
} from './mentoring-data.ts';
import { maintainMentoring } from './mentoring-maintenance.ts';
import { ownMentoringRoutes } from './own-routes.ts';
import { pairRoutes } from './pair-routes.ts';
import { mentoringRoutes } from './routes.ts';
import { waitingMentoring } from './waiting-mentoring.ts';

/** Mentors, those who look for one, and the pairs. */
export const mentoring: Feature = {
  name: 'mentoring',
  routes: [mentoringRoutes, ownMentoringRoutes, pairRoutes, adminMentoringRoutes],
  lists: { mentors: ['mentoring_changed'] },
  hourly: { mentoring: maintainMentoring },
  pendingWork: [waitingMentoring],
  memberData: [
    mentorData,
    mentorAnswerData,
    mentoringRequestData,
    mentoringPairData,
    mentoringNoteData,
    mentoringRatingData,
  ],
  notMemberData: { 'mentoring_team_notes.author_id': 'Work of the team; it stands among her acts.' },
  accounts: {
    carried: [
      { table: 'mentors', column: 'user_id', once: [] },
      { table: 'mentoring_requests', column: 'user_id', once: ['open'] },
      { table: 'mentoring_notes', column: 'user_id', once: ['session_id'] },
      { table: 'mentoring_ratings', column: 'user_id', once: ['pair_id'] },
      { table: 'mentoring_team_notes', column: 'author_id' },
    ],
  },
};

// The interface for other features.
export { mentorSource } from './mentor-source.ts';
