import { counted } from '@femcoders/contracts/spanish-count';
import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration that shows the scheduled tasks and which are late. */
export const tasksSection: AdminSection = {
  path: '/admin/tareas',
  title: 'Tareas',
  summary: 'Lo que la web hace sola, como borrar a su tiempo, y si lleva retraso.',
  group: 'system',
  roles: ['admin'],
  waitingWords: (count) => counted(count, 'tarea con retraso', 'tareas con retraso'),
  pages: pagesOf('tasks-pages', () => import(/* webpackChunkName: "tasks-pages" */ './tasks-pages.ts'), {
    '/admin/tareas': 'tasks',
  }),
};
