import type { Feature } from '../../feature/feature.ts';
import { importJob } from './import-job.ts';
import { importRoutes } from './routes.ts';

/** Events from Eventbrite and from calendars. */
export const imports: Feature = {
  name: 'imports',
  routes: [importRoutes],
  jobs: [importJob],
};

// The interface for other features.
export { createOutsideProbe, type OutsideProbe } from './outside-fetch.ts';
export { publicWebAddress } from './public-address.ts';
