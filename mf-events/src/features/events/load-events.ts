import type { PageLoader } from '@femcoders/platform';
import { speakersQuery } from '../speakers/speakers-query.ts';
import { pastEventsQuery } from './api/past-events.ts';
import { markServerFailure } from './api/server-failure.ts';
import { upcomingEventsQuery } from './api/upcoming-events.ts';
import { readPastPage } from './past-page.ts';

/**
 * Fetches both lists of events, the next page of past ones, which tells whether there is one, and the speakers. A list that fails is no
 * failure of the page: its place says so (spec section 8). The server waits for the answers; in the browser the page
 * comes at once and shows that it is loading.
 */
export const loadEvents: PageLoader = async ({ api, queryClient, url }) => {
  const page = readPastPage(url.searchParams);
  const upcoming = upcomingEventsQuery(api);
  const past = pastEventsQuery(api, page);
  const speakers = speakersQuery(api);
  const answers = Promise.all([
    queryClient.prefetchQuery(upcoming),
    queryClient.prefetchQuery(past),
    queryClient.prefetchQuery(pastEventsQuery(api, page + 1)),
    queryClient.prefetchQuery(speakers),
  ]);
  if (typeof window !== 'undefined') return;

  await answers;
  markServerFailure(queryClient, upcoming.queryKey);
  markServerFailure(queryClient, past.queryKey);
  markServerFailure(queryClient, speakers.queryKey);
};
