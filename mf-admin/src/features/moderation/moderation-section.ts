import { moderation } from '@femcoders/contracts/role-groups';
import { counted } from '@femcoders/contracts/spanish-count';
import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration where comments are moderated. */
export const moderationSection: AdminSection = {
  path: '/admin/comments',
  title: 'Comentarios',
  summary: 'Aprobar o rechazar lo que se escribe en los artículos.',
  group: 'work',
  roles: moderation,
  waitingWords: (count) => counted(count, 'comentario por revisar', 'comentarios por revisar'),
  pages: pagesOf('moderation-pages', () => import(/* webpackChunkName: "moderation-pages" */ './moderation-pages.ts'), {
    '/admin/comments': 'comments',
  }),
};
