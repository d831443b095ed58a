import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/tareas`: the scheduled tasks. */
export const tasks = adminPage({
  title: 'Tareas',
  description: 'Lo que la web hace sola y si lleva retraso.',
  lines: 8,
  load: async () => (await import(/* webpackChunkName: "tasks" */ './components/scheduled-tasks.tsx')).ScheduledTasks,
});
