import type { AdminSection } from '../room/admin-section.ts';

/** The section of the administration where accounts are looked after: who has which role, and what she needs. */
export const accountsSection: AdminSection = {
  path: '/admin/personas',
  title: 'Personas y roles',
  summary: 'Quién tiene cuenta y qué rol, y lo que hace falta cuando algo va mal.',
  group: 'work',
  roles: ['admin'],
  subjects: { user: (id) => `/admin/personas/${id}` },
  pages: [
    {
      path: '/admin/personas',
      chunks: ['accounts'],
      load: () => import(/* webpackChunkName: "accounts" */ '../../pages/accounts-page.tsx'),
    },
    {
      path: '/admin/personas/:id',
      chunks: ['account'],
      load: () => import(/* webpackChunkName: "account" */ '../../pages/account-page.tsx'),
    },
    {
      path: '/admin/personas/:id/unir',
      chunks: ['merge-accounts'],
      load: () => import(/* webpackChunkName: "merge-accounts" */ '../../pages/merge-accounts-page.tsx'),
    },
  ],
};
