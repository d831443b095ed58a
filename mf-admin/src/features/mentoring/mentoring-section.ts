import type { AdminSection } from '../room/admin-section.ts';

/** The section of the administration where mentoring is coordinated. */
export const mentoringSection: AdminSection = {
  path: '/admin/mentoria',
  title: 'Mentoría',
  summary: 'Proponer mentoras, seguir a las parejas y revisar fichas.',
  group: 'work',
  roles: ['admin'],
  waitingWords: (count) => (count === 1 ? '1 cosa por decidir' : `${count} cosas por decidir`),
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
      chunks: ['mentors'],
      load: () => import(/* webpackChunkName: "mentors" */ '../../pages/mentors-page.tsx'),
    },
    {
      path: '/admin/mentoria/mentoras/:id',
      chunks: ['mentor'],
      load: () => import(/* webpackChunkName: "mentor" */ '../../pages/mentor-page.tsx'),
    },
    {
      path: '/admin/mentoria/:id',
      chunks: ['mentoring-request'],
      load: () => import(/* webpackChunkName: "mentoring-request" */ '../../pages/mentoring-request-page.tsx'),
    },
  ],
};
