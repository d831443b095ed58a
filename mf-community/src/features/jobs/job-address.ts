import { type JobFilters, jobFilterParameters } from '@femcoders/contracts/job-filters';
import { filterAddress } from '@femcoders/kit/lists/list-filters';
import { jobPaths } from './job-paths.ts';

export { jobPath, jobPaths } from './job-paths.ts';

/**
 * A list with these filters.
 * @param page from 1
 */
export const jobListAddress = (filters: JobFilters, page = 1) => withFilters(jobPaths.list, filters, page);

/** In the address of an alert that is narrowed by nothing. */
export const allParameter = 'todas';

/** Where a search is saved as an alert. */
export function alertAddress(filters: JobFilters): string {
  const address = withFilters(jobPaths.own, filters);
  return address === jobPaths.own ? filterAddress(address, { [allParameter]: 'si' }) : address;
}

/** The same list for programs that read feeds. */
export const jobFeedAddress = (filters: JobFilters) => withFilters('/api/jobs/feed.xml', filters);

const withFilters = (path: string, filters: JobFilters, page = 1) =>
  filterAddress(path, Object.fromEntries(jobFilterParameters(filters)), page);
