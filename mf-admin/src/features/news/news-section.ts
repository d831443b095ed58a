import { edition } from '@femcoders/contracts/role-groups';
import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration where news are written, looked at and published. */
export const newsSection: AdminSection = {
  path: '/admin/noticias',
  title: 'Noticias',
  summary:
    'Las noticias del blog que se escriben aquí: borradores, cómo se verán, qué está publicado y textos de antes.',
  group: 'work',
  roles: edition,
  subjects: { news: (id) => `/admin/noticias/${id}` },
  pages: pagesOf('news-pages', () => import(/* webpackChunkName: "news-pages" */ './news-pages.ts'), {
    '/admin/noticias': 'newsListPage',
    '/admin/noticias/:id': 'news',
    '/admin/noticias/nueva': 'newNews',
  }),
};
