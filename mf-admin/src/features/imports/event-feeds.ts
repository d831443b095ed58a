import type { EventFeed, EventFeeds, keptEvents } from '@femcoders/contracts/event-feed';
import { type ApiClient, type QueryClient, queryOptions } from '@femcoders/platform';

const path = '/admin/event-feeds';
const key = ['admin', path] as const;

/** How often the page looks for news, in milliseconds: soon while something is being read. */
const refreshMs = { busy: 1_500, idle: 30_000 };

/** All sources of events. */
export function eventFeedsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => api.request<EventFeeds>(path, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.feeds.some(({ busy }) => busy) ? refreshMs.busy : refreshMs.idle),
  });
}

export interface NewFeed {
  name: string;
  address: string;
}

export const addFeed = (api: ApiClient, body: NewFeed) => api.request<EventFeed>(path, { method: 'POST', body });

export const askForImport = (api: ApiClient, { id }: EventFeed) =>
  api.request<EventFeed>(`${path}/${id}/run`, { method: 'POST' });

export const switchFeed = (api: ApiClient, { id }: EventFeed, active: boolean) =>
  api.request<EventFeed>(`${path}/${id}`, { method: 'PATCH', body: { active } });

export const removeFeed = (api: ApiClient, { id }: EventFeed, events: (typeof keptEvents)[number]) =>
  api.request(`${path}/${id}`, { method: 'DELETE', query: { events } });

/** Shows a source as the API has just answered, and fetches all of them again; done when they are there. */
export async function feedChanged(queryClient: QueryClient, feed?: EventFeed): Promise<void> {
  if (feed) {
    queryClient.setQueryData<EventFeeds>(key, (known) => {
      if (!known) return known;
      const feeds = known.feeds.map((one) => (one.id === feed.id ? feed : one));
      return { ...known, feeds: feeds.includes(feed) ? feeds : [...feeds, feed] };
    });
  }
  await queryClient.invalidateQueries({ queryKey: key });
}
