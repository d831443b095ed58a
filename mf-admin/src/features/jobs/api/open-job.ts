import type { AdminJob, JobPartFigures, NewJobDecision } from '@femcoders/contracts/admin-job';
import { useAdminQuery } from '../../layout/use-admin-query.ts';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { adminRecord } from '../../records/admin-record.ts';
import { jobList } from '../job-list.tsx';

const figuresKey = ['admin', 'job-figures'] as const;

/** An offer. */
const job = adminRecord<AdminJob>({
  at: (id, act) => `/admin/jobs/${encodeURIComponent(id)}${act}`,
  lists: () => [adminListKey(jobList), figuresKey, waitingWorkKey],
});
export const useJob = job.useRecord;

/** How many offers are in each part of the queue. */
export const useJobFigures = () => useAdminQuery<JobPartFigures>(figuresKey, '/admin/jobs/figures').data;

/** Returns the mutations of an offer; each throws what the API client throws. */
export function useJobMutations(id: string) {
  const { change } = job.useChanges();
  return {
    decide: (decision: NewJobDecision) => change('POST', id, '/decision', decision),
    settleReports: () => change('POST', id, '/reports/settle'),
    /** Ends the link that manages it; the company gets another. */
    revokeLink: () => change('POST', id, '/link'),
  };
}
export type JobMutations = ReturnType<typeof useJobMutations>;
