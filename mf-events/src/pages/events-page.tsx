import { type PageHeadFactory, useSearchParams } from '@femcoders/platform';
import { Subscribe } from '../features/calendar/subscribe.tsx';
import { type UpcomingPage, upcomingEventsKey } from '../features/events/api/upcoming-events.ts';
import { EventsHero } from '../features/events/components/events-hero.tsx';
import { PastEvents } from '../features/events/components/past-events.tsx';
import { UpcomingEvents } from '../features/events/components/upcoming-events.tsx';
import { type ListPages, readListPages } from '../features/events/list-pages.ts';
import { eventsStructuredData } from '../features/events/structured-data.ts';
import { Speakers } from '../features/speakers/speakers.tsx';

export { loadEvents as loader } from '../features/events/load-events.ts';

export const head: PageHeadFactory = ({ queryClient, url }) => ({
  title: `Eventos${pagesInTitle(readListPages(url.searchParams))}`,
  description:
    'Charlas, talleres y encuentros de mujeres en tecnología en Barcelona y en línea: las próximas fechas y los eventos pasados.',
  structuredData: eventsStructuredData(
    queryClient.getQueryData<UpcomingPage>([...upcomingEventsKey, readListPages(url.searchParams).upcoming])?.events ??
      [],
    url.origin,
  ),
});

/** Says which pages of the lists are shown, where they are not the first. */
function pagesInTitle({ upcoming, past }: ListPages): string {
  const words = [upcoming > 1 && `próximos, página ${upcoming}`, past > 1 && `pasados, página ${past}`].filter(Boolean);
  return words.length > 0 ? `: ${words.join('; ')}` : '';
}

/** `/eventos` (spec section 2). */
export function Page() {
  const [search] = useSearchParams();
  const pages = readListPages(search);
  return (
    <>
      <EventsHero />
      <Subscribe />
      <UpcomingEvents pages={pages} />
      <Speakers />
      <PastEvents pages={pages} />
    </>
  );
}
