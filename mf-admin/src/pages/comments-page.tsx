import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { moderationSection } from '../features/moderation/moderation-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const ModerationQueue = lazy(async () => {
  const { ModerationQueue: Queue } = await import(
    /* webpackChunkName: "moderation" */ '../features/moderation/components/moderation-queue.tsx'
  );
  return { default: Queue };
});

export const head: PageHeadFactory = () => ({
  title: 'Comentarios',
  description: 'Comentarios que esperan revisión.',
  noindex: true,
});

/** `/admin/comments`: the comments that wait for a decision. */
export function Page() {
  return (
    <Room title={moderationSection.title} roles={moderationSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <ModerationQueue />
      </Suspense>
    </Room>
  );
}
