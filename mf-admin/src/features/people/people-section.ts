import type { AdminSection } from '../room/admin-section.ts';

/** The section of the administration where the people of the team and the speakers are kept. */
export const peopleSection: AdminSection = {
  path: '/admin/equipo',
  title: 'Equipo y ponentes',
  summary: 'Fichas de cofundadoras, promotoras, mentoras y ponentes, con su permiso para publicarlas.',
  group: 'work',
  roles: ['admin'],
  subjects: { person: (id) => `/admin/equipo/${id}` },
  pages: [
    {
      path: '/admin/equipo',
      chunks: ['people'],
      load: () => import(/* webpackChunkName: "people" */ '../../pages/people-page.tsx'),
    },
    {
      path: '/admin/equipo/nueva',
      chunks: ['new-person'],
      load: () => import(/* webpackChunkName: "new-person" */ '../../pages/new-person-page.tsx'),
    },
    {
      path: '/admin/equipo/:id',
      chunks: ['person'],
      load: () => import(/* webpackChunkName: "person" */ '../../pages/person-page.tsx'),
    },
  ],
};
