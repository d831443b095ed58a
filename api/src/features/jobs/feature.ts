import { defaultApiConfig } from '../../config.ts';
import type { Feature } from '../../feature/feature.ts';
import { waitingJobs } from './admin-job-list.ts';
import { adminJobRoutes } from './admin-routes.ts';
import { jobCompanyRoutes } from './company-routes.ts';
import { jobAlertData, jobMarkData, sentJobData } from './job-data.ts';
import { createJobLinks } from './job-links.ts';
import { maintainJobs, purgeJobs } from './job-maintenance.ts';
import { jobMemberRoutes } from './member-routes.ts';
import { jobLinksJob, mailWaitingLinks } from './renew-links.ts';
import { jobRoutes } from './routes.ts';

/** Offers of work: sent by companies, kept and watched by members. */
export const jobs: Feature = {
  name: 'jobs',
  routes: [jobRoutes, jobCompanyRoutes, jobMemberRoutes, adminJobRoutes],
  lists: { jobs: ['jobs_changed'] },
  jobs: [jobLinksJob],
  purge: {
    /** Unconfirmed ones after a week, closed ones after a year. */
    oldJobs: ({ db, now }) => purgeJobs(db, now),
  },
  hourly: { jobs: ({ pool, ...ports }) => maintainJobs(pool, { ...ports, links: createJobLinks(ports) }) },
  everyFiveMinutes: () => ({
    jobMails: (ports) =>
      mailWaitingLinks({ ...ports, links: createJobLinks(ports), limits: defaultApiConfig.mailLimits }),
  }),
  pendingWork: [waitingJobs],
  memberData: [jobMarkData, jobAlertData, sentJobData],
  accounts: {
    carried: [
      { table: 'job_marks', column: 'user_id', once: ['offer_id'] },
      { table: 'job_alerts', column: 'user_id', once: ['filters'] },
    ],
  },
};

// The interface for other features.
export { jobSource } from './job-source.ts';
