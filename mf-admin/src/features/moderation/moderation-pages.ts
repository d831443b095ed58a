import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/comments`: the comments that wait for a decision. */
export const comments = adminPage({
  title: 'Comentarios',
  description: 'Comentarios que esperan revisión.',
  load: async () =>
    (await import(/* webpackChunkName: "moderation" */ './components/moderation-queue.tsx')).ModerationQueue,
});
