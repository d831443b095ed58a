import type { Feature } from '../../feature/feature.ts';
import { readSiteJob } from './crawl-site-job.ts';
import { reindexOnChange } from './reindex-on-change.ts';
import { searchRoutes } from './routes.ts';

/** The search over the whole site. */
export const search: Feature = {
  name: 'search',
  routes: [searchRoutes],
  jobs: [readSiteJob],
  followChanges: reindexOnChange,
};
