import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration on who did what. */
export const auditSection: AdminSection = {
  path: '/admin/registro',
  title: 'Registro',
  summary: 'Quién hizo qué, cuándo, y cómo estaba antes y después.',
  group: 'system',
  roles: ['admin'],
  pages: pagesOf('audit-pages', () => import(/* webpackChunkName: "audit-pages" */ './audit-pages.ts'), {
    '/admin/registro': 'audit',
  }),
};
