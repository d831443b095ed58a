import type { Feature } from '../../feature/feature.ts';
import { alertJob } from './alert-job.ts';
import { watchParts } from './watch-parts.ts';

/** Tells the team what went wrong by itself: by mail, and to a chat. */
export const alerts: Feature = {
  name: 'alerts',
  jobs: [alertJob],
  everyFiveMinutes: () => ({ alerts: (ports) => watchParts(ports) }),
};

// What others may use.
export { tellRollout } from './tell-rollout.ts';
