import type { Pool } from 'pg';
import type { JobKind } from '../../jobs/jobs.ts';
import { awardDue } from './award-due.ts';
import { mailAwards } from './award-mails.ts';

export interface AwardJob {
  /** Who has done something. */
  userIds: readonly string[];
}

/** Looks at once whether somebody has got an achievement, and writes the mails that are due. */
export function awardJob(pool: Pool, mailPorts: Parameters<typeof mailAwards>[1]): JobKind<AwardJob> {
  return {
    name: 'awards',
    retries: 5,
    retryDelay: 10,
    longestRetryDelay: 300,
    forgetAfter: 3600,
    async work({ userIds }) {
      if (userIds.length > 0) await awardDue(pool, new Date(), userIds);
      await mailAwards(pool, mailPorts);
    },
  };
}
