import { listUpcomingEvents } from '@femcoders/contracts/endpoints/events';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';
import { upcomingEventsKey } from './upcoming-events.ts';

/** More than are ever postponed or cancelled in a row. */
const looked = 10;

/** The soonest upcoming event that takes place as announced; null while there is none. */
export function nextEventQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...upcomingEventsKey, 'next'],
    queryFn: async () => {
      const events = await callApi(api, listUpcomingEvents, { query: { limit: looked } });
      return events.find(({ state }) => state === 'published') ?? null;
    },
  });
}
