import { moderation } from '@femcoders/contracts/role-groups';
import { counted } from '@femcoders/contracts/spanish-count';
import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration where the community's hub is looked after. */
export const hubSection: AdminSection = {
  path: '/admin/comunidad',
  title: 'Comunidad',
  summary: 'Leer lo que proponen las socias, atender denuncias y contar cómo van las once ideas.',
  group: 'work',
  roles: moderation,
  waitingWords: (count) => counted(count, 'publicación por revisar', 'publicaciones por revisar'),
  subjects: {
    'hub-piece': (id) => `/admin/comunidad/${id}`,
    'hub-idea': () => '/admin/comunidad/ideas',
  },
  pages: pagesOf('hub-pages', () => import(/* webpackChunkName: "hub-pages" */ './hub-pages.ts'), {
    '/admin/comunidad': 'hubPieces',
    '/admin/comunidad/:id': 'hubPiece',
    '/admin/comunidad/ideas': 'hubIdeas',
  }),
};
