import type { Feature } from '../../feature/feature.ts';
import { statsRoutes } from './routes.ts';

/** The community in public figures. */
export const stats: Feature = {
  name: 'stats',
  routes: [statsRoutes],
};
