import { countFoundJobs, listJobs, readJob } from '@femcoders/contracts/endpoints/jobs';
import { type JobFilters, jobFilterParameters } from '@femcoders/contracts/job-filters';
import { type ApiClient, callApi, sessionToken, useSession } from '@femcoders/platform';
import { countedPage } from '../lists/counted-page.ts';

/** Offers of one page. */
export const jobsPerPage = 20;

/** Members see an offer three days before everybody, and the server never knows who asks. */
export type Audience = 'members' | 'everybody';

export function useAudience(): Audience {
  return useSession().user ? 'members' : 'everybody';
}

/** For loaders, which have no session to look at. */
export const audienceNow = (): Audience =>
  typeof window !== 'undefined' && sessionToken() !== null ? 'members' : 'everybody';

/** @param page from 1 */
export function jobListQuery(api: ApiClient, filters: JobFilters, page: number, audience: Audience) {
  const query = Object.fromEntries(jobFilterParameters(filters));
  return {
    queryKey: ['jobs', query, page, audience],
    queryFn: () =>
      countedPage(
        callApi(api, listJobs, { query: { ...query, page, limit: jobsPerPage } }),
        callApi(api, countFoundJobs, { query }),
        jobsPerPage,
      ),
  };
}

export function jobQuery(api: ApiClient, slug: string | undefined, audience: Audience) {
  return {
    queryKey: ['job', slug, audience],
    queryFn: () => callApi(api, readJob, { params: { slug: slug ?? '' } }),
  };
}
