import { listPastEvents } from '@femcoders/contracts/endpoints/events';
import type { SiteEvent } from '@femcoders/contracts/event';
import type { RemoteQuery } from '@femcoders/kit/data/remote-data';
import { type ApiClient, callApi } from '@femcoders/platform';
import { pastPageSize } from '../list-pages.ts';

/**
 * One page of past events, newest first.
 * @param page starts at 1
 * @throws what the API client throws, after logging it (spec section 8)
 */
export async function fetchPastEvents(api: ApiClient, page: number): Promise<SiteEvent[]> {
  try {
    return await callApi(api, listPastEvents, { query: { page, limit: pastPageSize } });
  } catch (error) {
    console.error('Error fetching past events:', error);
    throw error;
  }
}

/** A page of past events, cached under `pastEvents` (spec section 7) and its number. */
export function pastEventsQuery(api: ApiClient, page: number): RemoteQuery<SiteEvent[]> {
  return { queryKey: ['pastEvents', page], queryFn: () => fetchPastEvents(api, page) };
}
