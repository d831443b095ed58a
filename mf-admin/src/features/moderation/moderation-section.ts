import type { AdminSection } from '../room/admin-section.ts';
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
  pages: [
    {
      path: '/admin/comments',
      chunks: ['comments'],
      load: () => import(/* webpackChunkName: "comments" */ '../../pages/comments-page.tsx'),
    },
  ],
};
