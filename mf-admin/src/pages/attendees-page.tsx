import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { organiserRoles } from '../features/events/organiser-roles.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

const Attendees = lazy(async () => {
  const { Attendees: List } = await import(
    /* webpackChunkName: "admin-attendee-list" */ '../features/attendees/components/attendees.tsx'
  );
  return { default: List };
});

export const head: PageHeadFactory = () => ({
  title: 'Asistentes: administración',
  description: 'Quién ha pedido plaza en un evento y quién ha llegado.',
  noindex: true,
});

/** `/admin/eventos/:id/asistentes`: who asked for a place at an event. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Asistentes" roles={organiserRoles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <Attendees key={id} eventId={id} />
      </Suspense>
    </Room>
  );
}
