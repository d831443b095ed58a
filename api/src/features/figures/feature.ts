import type { Feature } from '../../feature/feature.ts';
import { figureRoutes } from './routes.ts';

/** The numbers on the home page and on the first page of the administration. */
export const figures: Feature = {
  name: 'figures',
  routes: [figureRoutes],
  lists: {
    figures: [
      'comments_changed',
      'events_changed',
      'mentoring_changed',
      'jobs_changed',
      'talks_changed',
      'hub_changed',
    ],
  },
};

// The interface for other features.
export { countBySteps, periodUntil } from './admin/figure-period.ts';
