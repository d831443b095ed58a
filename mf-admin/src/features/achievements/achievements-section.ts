import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration where achievements are made, awarded and taken away. */
export const achievementsSection: AdminSection = {
  path: '/admin/achievements',
  title: 'Logros',
  summary: 'Lo que el club agradece a sus socias: reglas, quién los tiene y concesiones a mano.',
  group: 'work',
  roles: ['admin'],
  subjects: { achievement: (id) => `/admin/achievements/${id}` },
  pages: pagesOf(
    'achievements-pages',
    () => import(/* webpackChunkName: "achievements-pages" */ './achievements-pages.ts'),
    {
      '/admin/achievements': 'achievements',
      '/admin/achievements/:id': 'achievement',
      '/admin/achievements/:id/personas': 'achievementAwards',
      '/admin/achievements/nuevo': 'newAchievement',
    },
  ),
};
