import type { Feature } from '../../feature/feature.ts';
import { adminNewsRoutes, newsRoutes } from './routes.ts';

/** News that the team writes in the administration; the others are articles of the repository. */
export const news: Feature = {
  name: 'news',
  routes: [newsRoutes, adminNewsRoutes],
  lists: { news: ['news_changed'] },
  notMemberData: { 'news_versions.saved_by': 'Work of the team; it stands among her acts.' },
  accounts: { carried: [{ table: 'news_versions', column: 'saved_by' }] },
};

// What other features may use.
export { newsSource } from './news-source.ts';
