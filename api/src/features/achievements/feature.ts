import type { Feature } from '../../feature/feature.ts';
import { adminAchievementRoutes } from './admin-routes.ts';
import { awardData } from './award-data.ts';
import { awardDue } from './award-due.ts';
import { awardJob } from './award-job.ts';
import { mailAwards } from './award-mails.ts';
import { achievementRoutes } from './routes.ts';

/** Achievements: badges for facts that members have reached often enough. */
export const achievements: Feature = {
  name: 'achievements',
  routes: [achievementRoutes, adminAchievementRoutes],
  jobs: [awardJob],
  hourly: {
    awards: ({ pool, now }) => awardDue(pool, now),
    awardMails: ({ pool, ...ports }) => mailAwards(pool, ports),
  },
  memberData: [awardData],
  notMemberData: {
    'achievement_awards.awarded_by': 'Work of the team; it stands among her acts.',
    'achievement_awards.revoked_by': 'Work of the team; it stands among her acts.',
  },
  accounts: {
    carried: [
      { table: 'achievement_awards', column: 'user_id', once: ['achievement_id'] },
      { table: 'achievement_awards', column: 'awarded_by' },
      { table: 'achievement_awards', column: 'revoked_by' },
    ],
  },
};

// The interface for other features.
export { shownAwards } from './own-achievements.ts';
