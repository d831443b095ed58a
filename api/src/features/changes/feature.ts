import type { Feature } from '../../feature/feature.ts';
import { changeRoutes } from './routes.ts';

/** Notifies shells elsewhere that content has changed. */
export const changes: Feature = {
  name: 'changes',
  routes: [changeRoutes],
};
