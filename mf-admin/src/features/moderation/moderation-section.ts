import { useQuery, useSession } from '@femcoders/platform';
import type { AdminSection } from '../room/admin-section.ts';
import { useAdminApi } from '../room/use-admin-api.ts';
import { pendingCommentsQuery, pendingListLimit } from './api/pending-comments.ts';
import { moderatorRoles } from './moderator-roles.ts';
import { pendingCount } from './pending-count.ts';

/** The section of the administration where comments are moderated. */
export const moderationSection: AdminSection = {
  path: '/admin/comments',
  title: 'Comentarios',
  summary: 'Aprobar o rechazar lo que se escribe en los artículos.',
  roles: moderatorRoles,
  useWaitingWork() {
    const { user } = useSession();
    const allowed = user !== null && moderatorRoles.includes(user.role);
    const { data } = useQuery({ ...pendingCommentsQuery(useAdminApi()), enabled: allowed });
    if (!data) return null;
    const count = data.comments.length;
    return { count, words: pendingCount(count, count >= pendingListLimit) };
  },
};
