import type { Feature } from '../../feature/feature.ts';
import { alertJob, noticeLostAlerts } from './alert-job.ts';
import { watchParts } from './watch-parts.ts';

/** Notifies the team of failures that nobody has reported: by mail, and to a chat. */
export const alerts: Feature = {
  name: 'alerts',
  jobs: [alertJob],
  everyFiveMinutes: () => ({
    async alerts(ports) {
      await watchParts(ports);
      if (ports.alertWebhook !== null) await noticeLostAlerts(ports.pool, ports.now);
    },
  }),
};

// The interface for other features.
export { notifyRollout } from './notify-rollout.ts';
