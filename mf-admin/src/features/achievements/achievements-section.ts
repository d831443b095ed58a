import type { AdminSection } from '../room/admin-section.ts';

/** The section of the administration where achievements are made, awarded and taken away. */
export const achievementsSection: AdminSection = {
  path: '/admin/achievements',
  title: 'Logros',
  summary: 'Lo que el club agradece a sus miembros: reglas, quién los tiene y concesiones a mano.',
  group: 'work',
  roles: ['admin'],
  subjects: { achievement: (id) => `/admin/achievements/${id}` },
  pages: [
    {
      path: '/admin/achievements',
      chunks: ['achievements'],
      load: () => import(/* webpackChunkName: "achievements" */ '../../pages/achievements-page.tsx'),
    },
    {
      path: '/admin/achievements/nuevo',
      chunks: ['achievement'],
      load: () => import(/* webpackChunkName: "achievement" */ '../../pages/new-achievement-page.tsx'),
    },
    {
      path: '/admin/achievements/:id',
      chunks: ['achievement'],
      load: () => import(/* webpackChunkName: "achievement" */ '../../pages/achievement-page.tsx'),
    },
    {
      path: '/admin/achievements/:id/personas',
      chunks: ['achievement'],
      load: () => import(/* webpackChunkName: "achievement" */ '../../pages/achievement-awards-page.tsx'),
    },
  ],
};
