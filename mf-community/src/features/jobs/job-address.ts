import { type JobFilters, jobFilterParameters } from '@femcoders/contracts/job-filters';
import { pageParameter } from '../lists/list-filters.ts';
import { jobPaths } from './job-paths.ts';

export { jobPath, jobPaths } from './job-paths.ts';

/**
 * A list with these filters.
 * @param page from 1
 */
export function jobListAddress(filters: JobFilters, page = 1): string {
  const parameters = jobFilterParameters(filters);
  if (page > 1) parameters.set(pageParameter, String(page));
  return withParameters(jobPaths.list, parameters);
}

/** In the address of an alert that is narrowed by nothing. */
export const allParameter = 'todas';

/** Where a search is saved as an alert. */
export function alertAddress(filters: JobFilters): string {
  const parameters = jobFilterParameters(filters);
  if (parameters.size === 0) parameters.set(allParameter, 'si');
  return withParameters(jobPaths.own, parameters);
}

/** The same list for programs that read feeds. */
export const jobFeedAddress = (filters: JobFilters) =>
  withParameters('/api/jobs/feed.xml', jobFilterParameters(filters));

function withParameters(path: string, parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}
