import { adminPage } from '../layout/admin-page.tsx';
import { moderationSection as section } from './moderation-section.ts';

/** `/admin/comments`: the comments that wait for a decision. */
export const comments = adminPage({
  section,
  title: 'Comentarios',
  heading: section.title,
  description: 'Comentarios que esperan revisión.',
  load: async () =>
    (await import(/* webpackChunkName: "moderation" */ './components/moderation-queue.tsx')).ModerationQueue,
});
