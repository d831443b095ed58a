import type { Feature } from '../../feature/feature.ts';
import { firstStepsData } from './first-steps-data.ts';
import { firstStepRoutes } from './routes.ts';

/** The first steps of a new member. */
export const firstSteps: Feature = {
  name: 'first-steps',
  routes: [firstStepRoutes],
  memberData: [firstStepsData],
  accounts: { leftBehind: ['first_steps'] },
};
