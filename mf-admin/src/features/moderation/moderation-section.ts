import { type AdminSection, pagesOf } from '../room/admin-section.ts';
import { moderatorRoles } from './moderator-roles.ts';

/** The section of the administration where comments are moderated. */
export const moderationSection: AdminSection = {
  path: '/admin/comments',
  title: 'Comentarios',
  summary: 'Aprobar o rechazar lo que se escribe en los artículos.',
  group: 'work',
  roles: moderatorRoles,
  waitingWords: (count) =>
    count === 1 ? '1 comentario por revisar' : `${count.toLocaleString('es-ES')} comentarios por revisar`,
  pages: pagesOf('moderation-pages', () => import(/* webpackChunkName: "moderation-pages" */ './moderation-pages.ts'), {
    '/admin/comments': 'comments',
  }),
};
