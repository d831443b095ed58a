import type { AdminSection } from '../room/admin-section.ts';
import { countInState } from './comment-states.ts';
import { moderatorRoles } from './moderator-roles.ts';

/** The section of the administration where comments are moderated. */
export const moderationSection: AdminSection = {
  path: '/admin/comments',
  title: 'Comentarios',
  summary: 'Aprobar o rechazar lo que se escribe en los artículos.',
  group: 'work',
  roles: moderatorRoles,
  waitingWords: (count) => countInState('pending', count),
  pages: [
    {
      path: '/admin/comments',
      chunks: ['comments'],
      load: () => import(/* webpackChunkName: "comments" */ '../../pages/comments-page.tsx'),
    },
  ],
};
