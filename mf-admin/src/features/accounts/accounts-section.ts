import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration where accounts are looked after: who has which role, and what she needs. */
export const accountsSection: AdminSection = {
  path: '/admin/personas',
  title: 'Personas y roles',
  summary: 'Quién tiene cuenta y qué rol, y lo que hace falta cuando algo va mal.',
  group: 'work',
  roles: ['admin'],
  subjects: { user: (id) => `/admin/personas/${id}` },
  pages: pagesOf('accounts-pages', () => import(/* webpackChunkName: "accounts-pages" */ './accounts-pages.ts'), {
    '/admin/personas': 'accounts',
    '/admin/personas/:id': 'account',
    '/admin/personas/:id/unir': 'mergeAccounts',
  }),
};
