import type { AdminSection } from '../room/admin-section.ts';
import { moderatorRoles } from './moderator-roles.ts';
import { pendingCount } from './pending-count.ts';

/** The section of the administration where comments are moderated. */
export const moderationSection: AdminSection = {
  path: '/admin/comments',
  title: 'Comentarios',
  summary: 'Aprobar o rechazar lo que se escribe en los artículos.',
  group: 'work',
  roles: moderatorRoles,
  waitingWords: (count) => pendingCount(count),
  pages: [
    {
      path: '/admin/comments',
      chunks: ['comments'],
      load: () => import(/* webpackChunkName: "comments" */ '../../pages/comments-page.tsx'),
    },
  ],
};
