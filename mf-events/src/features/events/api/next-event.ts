import type { SiteEvent } from '@femcoders/contracts/event';
import { type ApiClient, queryOptions } from '@femcoders/platform';
import { upcomingEventsKey } from './upcoming-events.ts';

/** The soonest upcoming event; null while none is announced. */
export function nextEventQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...upcomingEventsKey, 'next'],
    queryFn: async () => {
      const [next] = await api.request<SiteEvent[]>('/events/api/list/upcoming', { query: { limit: 1 } });
      return next ?? null;
    },
  });
}
