import type { JobAlert, OwnJobs } from '@femcoders/contracts/job-alert';
import type { JobFilters } from '@femcoders/contracts/job-filters';
import type { ApiClient } from '@femcoders/platform';

export const ownJobsKey = (userId: string) => ['ownJobs', userId];

/** Returns the query of what a member has among the offers: those she has put aside, and her alerts. */
export function ownJobsQuery(api: ApiClient, userId: string) {
  return { queryKey: ownJobsKey(userId), queryFn: () => api.request<OwnJobs>(`/user/${userId}/jobs`) };
}

/** @throws ApiError, UnreachableError */
export function markJob(api: ApiClient, userId: string, jobId: string, mark: { saved: boolean; applied: boolean }) {
  return api.request<OwnJobs>(`/user/${userId}/jobs/${jobId}`, { method: 'PUT', body: mark });
}

/** @throws ApiError, UnreachableError */
export function addAlert(api: ApiClient, userId: string, filters: JobFilters) {
  return api.request<OwnJobs>(`/user/${userId}/job-alerts`, { method: 'POST', body: filters });
}

/** @throws ApiError, UnreachableError */
export function removeAlert(api: ApiClient, userId: string, { id }: Pick<JobAlert, 'id'>) {
  return api.request<OwnJobs>(`/user/${userId}/job-alerts/${id}`, { method: 'DELETE' });
}
