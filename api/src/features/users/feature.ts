import type { Feature } from '../../feature/feature.ts';
import { userRoutes } from './routes.ts';

/** The public names of accounts. */
export const users: Feature = {
  name: 'users',
  routes: [userRoutes],
};
