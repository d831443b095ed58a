import type { AdminSection } from '../room/admin-section.ts';

/** The section of the administration that tells who did what. */
export const auditSection: AdminSection = {
  path: '/admin/registro',
  title: 'Registro',
  summary: 'Quién hizo qué, cuándo, y cómo estaba antes y después.',
  group: 'system',
  roles: ['admin'],
  pages: [
    {
      path: '/admin/registro',
      chunks: ['audit-page'],
      load: () => import(/* webpackChunkName: "audit-page" */ '../../pages/audit-page.tsx'),
    },
  ],
};
