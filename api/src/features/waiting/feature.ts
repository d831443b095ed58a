import type { Feature } from '../../feature/feature.ts';
import { waitingRoutes } from './routes.ts';

/** What waits in each section of the administration. */
export const waiting: Feature = {
  name: 'waiting',
  routes: [waitingRoutes],
};
