import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { eventsSection } from '../features/events/events-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

const EventFeeds = lazy(async () => {
  const { EventFeeds: Feeds } = await import(
    /* webpackChunkName: "event-feeds" */ '../features/imports/components/event-feeds.tsx'
  );
  return { default: Feeds };
});

export const head: PageHeadFactory = () => ({
  title: 'Importar eventos',
  description: 'De dónde se importan eventos, y cómo va.',
  noindex: true,
});

/** `/admin/eventos/importar`: where events are imported from. */
export function Page() {
  return (
    <Room title="Importar eventos" roles={eventsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <EventFeeds />
      </Suspense>
    </Room>
  );
}
