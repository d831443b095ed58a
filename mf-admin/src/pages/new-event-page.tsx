import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { organiserRoles } from '../features/events/organiser-roles.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

const NewEventEditor = lazy(async () => {
  const { NewEventEditor: Editor } = await import(
    /* webpackChunkName: "admin-event-editor" */ '../features/events/components/event-editor.tsx'
  );
  return { default: Editor };
});

export const head: PageHeadFactory = () => ({
  title: 'Nuevo evento',
  description: 'Preparar un evento, que empieza siendo un borrador.',
  noindex: true,
});

/** `/admin/eventos/nuevo`: an event that becomes a draft. */
export function Page() {
  return (
    <Room title="Nuevo evento" roles={organiserRoles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <NewEventEditor />
      </Suspense>
    </Room>
  );
}
