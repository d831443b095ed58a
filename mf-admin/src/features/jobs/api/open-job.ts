import type { AdminJob, JobPartFigures, NewJobDecision } from '@femcoders/contracts/admin-job';
import { useQuery, useQueryClient } from '@femcoders/platform';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { waitingWorkKey } from '../../room/waiting-work.ts';
import { jobList } from '../job-list.tsx';

const jobKey = (id: string) => ['admin', 'job', id] as const;
const figuresKey = ['admin', 'job-figures'] as const;

/** An offer whole, as it is now. */
export function useJob(id: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: jobKey(id),
    queryFn: ({ signal }) => api.request<AdminJob>(`/admin/jobs/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  });
}

/** How many offers are in each part of the queue. */
export function useJobFigures(): JobPartFigures | undefined {
  const api = useAdminApi();
  const { data } = useQuery({
    queryKey: figuresKey,
    queryFn: ({ signal }) => api.request<JobPartFigures>('/admin/jobs/figures', { signal }),
    staleTime: 0,
  });
  return data;
}

export interface JobActs {
  decide: (decision: NewJobDecision) => Promise<AdminJob>;
  settleReports: () => Promise<AdminJob>;
  /** Ends the link that manages it; the company gets another. */
  revokeLink: () => Promise<AdminJob>;
}

/**
 * Does something with an offer; afterwards the page shows it as it is, also when somebody else was first. Each throws what
 * the API client throws.
 */
export function useJobActs(id: string): JobActs {
  const api = useAdminApi();
  const queries = useQueryClient();

  async function act(path: string, body?: NewJobDecision): Promise<AdminJob> {
    try {
      const sent = body ? { body } : {};
      const job = await api.request<AdminJob>(`/admin/jobs/${encodeURIComponent(id)}/${path}`, {
        method: 'POST',
        ...sent,
      });
      // An answer from before the change that is still on its way must not replace it.
      await queries.cancelQueries({ queryKey: jobKey(id) });
      queries.setQueryData(jobKey(id), job);
      return job;
    } catch (error) {
      void queries.invalidateQueries({ queryKey: jobKey(id) });
      throw error;
    } finally {
      for (const queryKey of [adminListKey(jobList), figuresKey, waitingWorkKey])
        void queries.invalidateQueries({ queryKey });
    }
  }

  return {
    decide: (decision) => act('decision', decision),
    settleReports: () => act('reports/settle'),
    revokeLink: () => act('link'),
  };
}
