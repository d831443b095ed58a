import type { SiteEvent } from '@femcoders/contracts/event';
import { type PageHeadFactory, useSearchParams } from '@femcoders/platform';
import { Subscribe } from '../features/calendar/subscribe.tsx';
import { upcomingEventsKey } from '../features/events/api/upcoming-events.ts';
import { EventsHero } from '../features/events/components/events-hero.tsx';
import { PastEvents } from '../features/events/components/past-events.tsx';
import { UpcomingEvents } from '../features/events/components/upcoming-events.tsx';
import { readPastPage } from '../features/events/past-page.ts';
import { eventsStructuredData } from '../features/events/structured-data.ts';
import { Speakers } from '../features/speakers/speakers.tsx';

export { loadEvents as loader } from '../features/events/load-events.ts';

export const head: PageHeadFactory = ({ queryClient, url }) => ({
  title: 'Eventos',
  description:
    'Charlas, talleres y encuentros de mujeres en tecnología en Barcelona y en línea: las próximas fechas y los eventos pasados.',
  structuredData: eventsStructuredData(queryClient.getQueryData<SiteEvent[]>(upcomingEventsKey) ?? [], url.origin),
});

/** `/eventos` (spec section 2). */
export function Page() {
  const [search] = useSearchParams();
  return (
    <>
      <EventsHero />
      <Subscribe />
      <UpcomingEvents />
      <Speakers />
      <PastEvents page={readPastPage(search)} />
    </>
  );
}
