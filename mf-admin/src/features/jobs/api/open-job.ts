import type { AdminJob, NewJobDecision } from '@femcoders/contracts/admin-job';
import * as endpoints from '@femcoders/contracts/endpoints/jobs';
import { useAdminCall } from '../../layout/use-admin-call.ts';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';

const figuresKey = ['admin', 'job-figures'] as const;

/** An offer. */
const job = recordCalls<AdminJob>({
  read: endpoints.readJobToDecide,
  lists: () => [adminListKey({ endpoint: endpoints.listJobsToDecide }), figuresKey, waitingWorkKey],
});
export const useJob = job.useRecord;

/** How many offers are in each part of the queue. */
export const useJobFigures = () => useAdminCall(figuresKey, endpoints.countJobsByPart).data;

/** Returns the mutations of an offer; each throws what the API client throws. */
export function useJobMutations(id: string) {
  const { change } = job.useChanges();
  return {
    decide: (decision: NewJobDecision) => change(endpoints.decideJob, { params: { id }, body: decision }),
    settleReports: () => change(endpoints.settleJobReports, { params: { id } }),
    /** Ends the link that manages it; the company gets another. */
    revokeLink: () => change(endpoints.revokeJobLink, { params: { id } }),
  };
}
export type JobMutations = ReturnType<typeof useJobMutations>;
