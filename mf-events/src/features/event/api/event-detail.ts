import type { EventDetail } from '@femcoders/contracts/event';
import { type ApiClient, queryOptions } from '@femcoders/platform';

/** An event, and whether it was past when the API was asked. */
export type ShownEvent = EventDetail & { past: boolean };

export function eventDetailKey(slug = '') {
  return ['event', slug];
}

/** One published event (or one that is put off or called off) with all that its page tells. */
export function eventDetailQuery(api: ApiClient, slug = '') {
  return queryOptions({
    queryKey: eventDetailKey(slug),
    queryFn: async (): Promise<ShownEvent> => {
      const event = await api.request<EventDetail>(`/events/api/detail/${encodeURIComponent(slug)}`);
      // Said once, so that the server's page and the browser's are the same.
      return { ...event, past: Date.parse(event.start_utc) < Date.now() };
    },
  });
}
