import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { organiserRoles } from '../features/events/organiser-roles.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

const Door = lazy(async () => {
  const { Door: OpenDoor } = await import(
    /* webpackChunkName: "admin-door-list" */ '../features/attendees/components/door.tsx'
  );
  return { default: OpenDoor };
});

export const head: PageHeadFactory = () => ({
  title: 'Puerta: administración',
  description: 'Anotar quién llega a un evento.',
  noindex: true,
});

/** `/admin/eventos/:id/puerta`: ticking off who arrives. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Puerta" roles={organiserRoles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <Door key={id} eventId={id} />
      </Suspense>
    </Room>
  );
}
