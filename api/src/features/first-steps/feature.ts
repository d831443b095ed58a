import type { Feature } from '../../feature/feature.ts';
import { firstStepsData } from './first-steps-data.ts';
import { firstStepRoutes } from './routes.ts';

/** What a new member has done of what she is shown first. */
export const firstSteps: Feature = {
  name: 'first-steps',
  routes: [firstStepRoutes],
  memberData: [firstStepsData],
  accounts: { leftBehind: ['first_steps'] },
};
