import * as endpoints from '@femcoders/contracts/endpoints/jobs';
import type { JobAlert } from '@femcoders/contracts/job-alert';
import type { JobFilters } from '@femcoders/contracts/job-filters';
import { type ApiClient, callApi } from '@femcoders/platform';

export const ownJobsKey = (userId: string) => ['ownJobs', userId];

/** Returns the query of what a member has among the offers: those she has put aside, and her alerts. */
export function ownJobsQuery(api: ApiClient, userId: string) {
  return {
    queryKey: ownJobsKey(userId),
    queryFn: () => callApi(api, endpoints.listOwnJobs, { params: { id: userId } }),
  };
}

/** @throws ApiError, UnreachableError */
export function markJob(api: ApiClient, userId: string, jobId: string, mark: { saved: boolean; applied: boolean }) {
  return callApi(api, endpoints.markJob, { params: { id: userId, offer: jobId }, body: mark });
}

/** @throws ApiError, UnreachableError */
export function addAlert(api: ApiClient, userId: string, filters: JobFilters) {
  return callApi(api, endpoints.addJobAlert, { params: { id: userId }, body: filters });
}

/** @throws ApiError, UnreachableError */
export function removeAlert(api: ApiClient, userId: string, { id }: Pick<JobAlert, 'id'>) {
  return callApi(api, endpoints.removeJobAlert, { params: { id: userId, alert: id } });
}
