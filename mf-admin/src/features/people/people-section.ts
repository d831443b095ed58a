import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration where the people of the team and the speakers are kept. */
export const peopleSection: AdminSection = {
  path: '/admin/equipo',
  title: 'Equipo y ponentes',
  summary: 'Fichas de cofundadoras, promotoras, mentoras y ponentes, con su permiso para publicarlas.',
  group: 'work',
  roles: ['admin'],
  subjects: { person: (id) => `/admin/equipo/${id}` },
  pages: pagesOf('people-pages', () => import(/* webpackChunkName: "people-pages" */ './people-pages.ts'), {
    '/admin/equipo': 'people',
    '/admin/equipo/:id': 'person',
    '/admin/equipo/nueva': 'newPerson',
  }),
};
