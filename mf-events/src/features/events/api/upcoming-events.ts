import { listUpcomingEvents } from '@femcoders/contracts/endpoints/events';
import type { SiteEvent } from '@femcoders/contracts/event';
import type { RemoteQuery } from '@femcoders/kit/data/remote-data';
import { type ApiClient, callApi } from '@femcoders/platform';
import { upcomingPageSize } from '../list-pages.ts';

/** First part of the keys of upcoming events in the query cache (spec section 7). */
export const upcomingEventsKey = ['upcomingEvents'];

/** A page of upcoming events, soonest first. */
export interface UpcomingPage {
  events: SiteEvent[];
  /** Whether more come after it. */
  hasNext: boolean;
}

/**
 * A page of upcoming events.
 * @param page starts at 1
 * @throws what the API client throws, after logging it (spec section 8)
 */
export async function fetchUpcomingEvents(api: ApiClient, page: number): Promise<UpcomingPage> {
  const read = (which: number, limit: number) => callApi(api, listUpcomingEvents, { query: { page: which, limit } });
  try {
    const events = await read(page, upcomingPageSize);
    const isFull = events.length === upcomingPageSize;
    // One event alone shows whether there is a next page: most sites have none.
    return { events, hasNext: isFull && (await read(page * upcomingPageSize + 1, 1)).length > 0 };
  } catch (error) {
    console.error('Error fetching upcoming events:', error);
    throw error;
  }
}

/** A page of upcoming events, cached under `upcomingEvents` (spec section 7) and its number. */
export function upcomingEventsQuery(api: ApiClient, page: number): RemoteQuery<UpcomingPage> {
  return { queryKey: [...upcomingEventsKey, page], queryFn: () => fetchUpcomingEvents(api, page) };
}
