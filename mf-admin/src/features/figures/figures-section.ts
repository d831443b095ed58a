import type { AdminSection } from '../room/admin-section.ts';

/** The section of the administration that shows the site in numbers. */
export const figuresSection: AdminSection = {
  path: '/admin/cifras',
  title: 'Cifras',
  summary: 'El sitio y la comunidad en números, por periodo.',
  group: 'work',
  roles: ['admin'],
  pages: [
    {
      path: '/admin/cifras',
      chunks: ['admin-figures'],
      load: () => import(/* webpackChunkName: "admin-figures" */ '../../pages/figures-page.tsx'),
    },
  ],
};
