import { prefetch } from '@femcoders/kit/data/remote-data';
import type { PageLoader } from '@femcoders/platform';
import { speakersQuery } from '../speakers/speakers-query.ts';
import { pastEventsQuery } from './api/past-events.ts';
import { upcomingEventsQuery } from './api/upcoming-events.ts';
import { readPastPage } from './past-page.ts';

/** Fetches both lists of events, the next page of past ones, which tells whether there is one, and the speakers. */
export const loadEvents: PageLoader = async ({ api, queryClient, url }) => {
  const page = readPastPage(url.searchParams);
  await Promise.all([
    prefetch(queryClient, upcomingEventsQuery(api)),
    prefetch(queryClient, pastEventsQuery(api, page)),
    prefetch(queryClient, pastEventsQuery(api, page + 1)),
    prefetch(queryClient, speakersQuery(api)),
  ]);
};
