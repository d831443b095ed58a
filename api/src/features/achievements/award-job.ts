import type { FeatureJob } from '../../feature/feature.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { awardDue } from './award-due.ts';
import { mailAwards } from './award-mails.ts';

/** Looks at once whether somebody has got an achievement, and writes the mails that are due. */
export const awardJob: FeatureJob<JobPayloads['awards']> = {
  name: 'awards',
  retries: 5,
  retryDelay: 10,
  longestRetryDelay: 300,
  forgetAfter: 3600,
  async work({ userIds }, { pool, now, ...ports }) {
    if (userIds.length > 0) await awardDue(pool, now, userIds);
    await mailAwards(pool, ports);
  },
};

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    /** The members to check; none where only mails are due. */
    awards: { userIds: readonly string[] };
  }
}
