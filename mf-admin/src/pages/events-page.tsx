import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { eventsSection } from '../features/events/events-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

const EventsOverview = lazy(async () => {
  const { EventsOverview: Overview } = await import(
    /* webpackChunkName: "admin-events-overview" */ '../features/events/components/events-overview.tsx'
  );
  return { default: Overview };
});

export const head: PageHeadFactory = () => ({
  title: 'Eventos: administración',
  description: 'Los eventos de la comunidad, también los que están en preparación.',
  noindex: true,
});

/** `/admin/eventos`: events of all states. */
export function Page() {
  return (
    <Room title={eventsSection.title} roles={eventsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <EventsOverview />
      </Suspense>
    </Room>
  );
}
