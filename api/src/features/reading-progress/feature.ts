import type { Feature } from '../../feature/feature.ts';
import { readingData } from './reading-data.ts';
import { readingProgressRoutes } from './routes.ts';

/** Which articles of the path a member has read. */
export const readingProgress: Feature = {
  name: 'reading-progress',
  routes: [readingProgressRoutes],
  memberData: [readingData],
  accounts: { carried: [{ table: 'read_articles', column: 'user_id', once: ['article'] }] },
};
