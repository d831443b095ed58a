import { counted } from '@femcoders/contracts/spanish-count';
import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration that tells whether the site does what it is to do by itself. */
export const upkeepSection: AdminSection = {
  path: '/admin/tareas',
  title: 'Tareas',
  summary: 'Lo que la web hace sola, como borrar a su tiempo, y si lleva retraso.',
  group: 'system',
  roles: ['admin'],
  waitingWords: (count) => counted(count, 'tarea con retraso', 'tareas con retraso'),
  pages: pagesOf('upkeep-pages', () => import(/* webpackChunkName: "upkeep-pages" */ './upkeep-pages.ts'), {
    '/admin/tareas': 'upkeep',
  }),
};
