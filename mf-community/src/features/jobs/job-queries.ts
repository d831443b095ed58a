import { listJobs, readJob } from '@femcoders/contracts/endpoints/jobs';
import type { JobEntry } from '@femcoders/contracts/job';
import { type JobFilters, jobFilterParameters } from '@femcoders/contracts/job-filters';
import { type ApiClient, callApi, sessionToken, useSession } from '@femcoders/platform';

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

export interface JobList {
  jobs: JobEntry[];
  hasNext: boolean;
}

/** @param page from 1 */
export function jobListQuery(api: ApiClient, filters: JobFilters, page: number, audience: Audience) {
  const query = Object.fromEntries(jobFilterParameters(filters));
  const ask = (at: number, limit: number) => callApi(api, listJobs, { query: { ...query, page: at, limit } });
  return {
    queryKey: ['jobs', query, page, audience],
    queryFn: async (): Promise<JobList> => {
      // Its first entry says whether there is a next page.
      const [jobs, next] = await Promise.all([ask(page, jobsPerPage), ask(page * jobsPerPage + 1, 1)]);
      return { jobs, hasNext: next.length > 0 };
    },
  };
}

export function jobQuery(api: ApiClient, slug: string | undefined, audience: Audience) {
  return {
    queryKey: ['job', slug, audience],
    queryFn: () => callApi(api, readJob, { params: { slug: slug ?? '' } }),
  };
}
