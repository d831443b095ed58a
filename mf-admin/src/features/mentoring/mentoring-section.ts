import type { AdminSection } from '../room/admin-section.ts';

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
  pages: [
    {
      path: '/admin/mentoria',
      chunks: ['mentoring'],
      load: () => import(/* webpackChunkName: "mentoring" */ '../../pages/mentoring-page.tsx'),
    },
    {
      path: '/admin/mentoria/mentoras',
      chunks: ['mentoring'],
      load: () => import(/* webpackChunkName: "mentoring" */ '../../pages/mentors-page.tsx'),
    },
    {
      path: '/admin/mentoria/mentoras/:id',
      chunks: ['mentoring'],
      load: () => import(/* webpackChunkName: "mentoring" */ '../../pages/mentor-page.tsx'),
    },
    {
      path: '/admin/mentoria/:id',
      chunks: ['mentoring'],
      load: () => import(/* webpackChunkName: "mentoring" */ '../../pages/mentoring-request-page.tsx'),
    },
  ],
};
