import { prefetch } from '@femcoders/kit/data/remote-data';
import type { PageLoader } from '@femcoders/platform';
import { speakersQuery } from '../speakers/speakers-query.ts';
import { listedEventsQuery } from './api/listed-events.ts';
import { pastEventsQuery } from './api/past-events.ts';
import { upcomingEventsQuery } from './api/upcoming-events.ts';
import { readListPages } from './list-pages.ts';

/** Fetches both lists of events, the next page of past ones, which tells whether there is one, how many there are, and the speakers. */
export const loadEvents: PageLoader = async ({ api, queryClient, url }) => {
  const { upcoming, past } = readListPages(url.searchParams);
  await Promise.all([
    prefetch(queryClient, upcomingEventsQuery(api, upcoming)),
    prefetch(queryClient, pastEventsQuery(api, past)),
    prefetch(queryClient, pastEventsQuery(api, past + 1)),
    prefetch(queryClient, listedEventsQuery(api)),
    prefetch(queryClient, speakersQuery(api)),
  ]);
};
