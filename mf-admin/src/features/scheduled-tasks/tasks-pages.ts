import { adminPage } from '../layout/admin-page.tsx';
import { tasksSection as section } from './tasks-section.ts';

/** `/admin/tareas`: the scheduled tasks. */
export const tasks = adminPage({
  section,
  title: 'Tareas',
  heading: section.title,
  description: 'Lo que la web hace sola y si lleva retraso.',
  lines: 8,
  load: async () => (await import(/* webpackChunkName: "tasks" */ './components/scheduled-tasks.tsx')).ScheduledTasks,
});
