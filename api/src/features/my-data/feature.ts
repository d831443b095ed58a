import type { Feature } from '../../feature/feature.ts';
import { notifyInactive, removeDueAccounts } from './remove-accounts.ts';
import { myDataRoutes } from './routes.ts';

/** A member takes her data out, or goes. */
export const myData: Feature = {
  name: 'my-data',
  routes: [myDataRoutes],
  hourly: {
    inactive: ({ pool, ...ports }) => notifyInactive(pool, ports),
    leaving: async ({ pool, placeLinks, ...ports }) =>
      removeDueAccounts(pool, { ...ports, links: await placeLinks(), parts: ports.declared.memberData }),
  },
};

// The interface for other features.
export { exportData } from './export-data.ts';
export { cancelDeletionIn, planDeletionIn } from './plan-deletion.ts';
