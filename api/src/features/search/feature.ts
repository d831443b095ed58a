import type { Feature } from '../../feature/feature.ts';
import { keepAreasFresh } from './keep-areas-fresh.ts';
import { readSiteJob } from './read-site-job.ts';
import { searchRoutes } from './routes.ts';

/** The search over the whole site. */
export const search: Feature = {
  name: 'search',
  routes: [searchRoutes],
  jobs: [readSiteJob],
  followChanges: keepAreasFresh,
};
