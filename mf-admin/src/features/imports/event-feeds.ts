import * as endpoints from '@femcoders/contracts/endpoints/event-feeds';
import type { EventFeed, EventFeeds, keptEvents } from '@femcoders/contracts/event-feed';
import { type ApiClient, callApi, type QueryClient, queryOptions } from '@femcoders/platform';

const key = ['admin', 'event-feeds'] as const;

/** How often the page looks for news, in milliseconds: soon while something is being read. */
const refreshMs = { busy: 1_500, idle: 30_000 };

/** Sources on a page. */
export const feedsPerPage = 50;

/** One page of the sources of events. @param page from 1 */
export function eventFeedsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [...key, page],
    queryFn: ({ signal }) => callApi(api, endpoints.listEventFeeds, { query: { page, limit: feedsPerPage }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.feeds.some(({ busy }) => busy) ? refreshMs.busy : refreshMs.idle),
  });
}

export interface NewFeed {
  name: string;
  address: string;
}

export const addFeed = (api: ApiClient, body: NewFeed) => callApi(api, endpoints.addEventFeed, { body });

export const askForImport = (api: ApiClient, { id }: EventFeed) =>
  callApi(api, endpoints.importEventFeed, { params: { id } });

export const switchFeed = (api: ApiClient, { id }: EventFeed, active: boolean) =>
  callApi(api, endpoints.switchEventFeed, { params: { id }, body: { active } });

export const removeFeed = (api: ApiClient, { id }: EventFeed, events: (typeof keptEvents)[number]) =>
  callApi(api, endpoints.removeEventFeed, { params: { id }, query: { events } });

/** Shows a source as the API has just answered, and fetches the page again; done when it is there. */
export async function feedChanged(queryClient: QueryClient, feed?: EventFeed): Promise<void> {
  if (feed) {
    queryClient.setQueriesData<EventFeeds>({ queryKey: key }, (known) => {
      if (!known) return known;
      const feeds = known.feeds.map((one) => (one.id === feed.id ? feed : one));
      const hasRoom = feeds.length < feedsPerPage;
      return { ...known, feeds: feeds.includes(feed) || !hasRoom ? feeds : [...feeds, feed] };
    });
  }
  await queryClient.invalidateQueries({ queryKey: key });
}
