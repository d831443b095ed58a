import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration that shows the site in numbers. */
export const figuresSection: AdminSection = {
  path: '/admin/cifras',
  title: 'Cifras',
  summary: 'El sitio y la comunidad en números, por periodo.',
  group: 'work',
  roles: ['admin'],
  pages: pagesOf('figures-pages', () => import(/* webpackChunkName: "figures-pages" */ './figures-pages.ts'), {
    '/admin/cifras': 'figures',
  }),
};
