import type { Feature } from '../../feature/feature.ts';
import { demoDataRoutes } from './routes.ts';

/** Whether a site still shows what was invented to look round in it. */
export const demoData: Feature = {
  name: 'demo-data',
  routes: [demoDataRoutes],
};

export { countDemoRows } from './routes.ts';
