import type { Feature } from '../../feature/feature.ts';
import { lateTasks } from './list-scheduled-tasks.ts';
import { scheduledTaskRoutes } from './routes.ts';

/** The tasks that the site does by itself, and which are late. */
export const scheduledTasks: Feature = {
  name: 'scheduled-tasks',
  routes: [scheduledTaskRoutes],
  pendingWork: [lateTasks],
};

// The interface for other features.
export { listScheduledTasks, type ScheduledTaskFigures, scheduledTaskFigures } from './list-scheduled-tasks.ts';
