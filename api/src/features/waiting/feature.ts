import type { Feature } from '../../feature/feature.ts';
import { waitingRoutes } from './routes.ts';

/** The pending work of each section of the administration. */
export const waiting: Feature = {
  name: 'waiting',
  routes: [waitingRoutes],
};
