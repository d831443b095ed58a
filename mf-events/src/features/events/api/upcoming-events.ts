import { listUpcomingEvents } from '@femcoders/contracts/endpoints/events';
import type { SiteEvent } from '@femcoders/contracts/event';
import type { RemoteQuery } from '@femcoders/kit/data/remote-data';
import { type ApiClient, callApi } from '@femcoders/platform';

/** Key of the upcoming events in the query cache (spec section 7). */
export const upcomingEventsKey = ['upcomingEvents'];

/**
 * All upcoming events, soonest first.
 * @throws what the API client throws, after logging it (spec section 8)
 */
export async function fetchUpcomingEvents(api: ApiClient): Promise<SiteEvent[]> {
  try {
    return await callApi(api, listUpcomingEvents);
  } catch (error) {
    console.error('Error fetching upcoming events:', error);
    throw error;
  }
}

export function upcomingEventsQuery(api: ApiClient): RemoteQuery<SiteEvent[]> {
  return { queryKey: upcomingEventsKey, queryFn: () => fetchUpcomingEvents(api) };
}
