import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { organiserRoles } from '../features/events/organiser-roles.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

const EventEditor = lazy(async () => {
  const { EventEditor: Editor } = await import(
    /* webpackChunkName: "admin-event-editor" */ '../features/events/components/event-editor.tsx'
  );
  return { default: Editor };
});

export const head: PageHeadFactory = () => ({
  title: 'Editar evento',
  description: 'Lo que se dice de un evento y en qué estado está.',
  noindex: true,
});

/** `/admin/eventos/:id`: one event. */
export function Page() {
  return (
    <Room title="Editar evento" roles={organiserRoles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <EventEditor />
      </Suspense>
    </Room>
  );
}
