import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration where mentoring is coordinated. */
export const mentoringSection: AdminSection = {
  path: '/admin/mentoria',
  title: 'Mentoría',
  summary: 'Proponer mentoras y seguir a las parejas.',
  group: 'work',
  roles: ['admin'],
  waitingWords: (count) => `${count} por decidir`,
  subjects: {
    mentoring: (id) => `/admin/mentoria/${id}`,
    mentor: (id) => `/admin/mentoria/mentoras/${id}`,
  },
  pages: pagesOf('mentoring-pages', () => import(/* webpackChunkName: "mentoring-pages" */ './mentoring-pages.ts'), {
    '/admin/mentoria': 'mentoring',
    '/admin/mentoria/:id': 'mentoringRequest',
    '/admin/mentoria/mentoras': 'mentors',
    '/admin/mentoria/mentoras/:id': 'mentor',
  }),
};
