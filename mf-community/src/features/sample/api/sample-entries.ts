import type { SiteEvent } from '@femcoders/contracts/event';
import { type ApiClient, queryOptions } from '@femcoders/platform';

/** As many as the page shows. */
const shown = 6;

/** What the list shows of an entry; no more of it travels with the page. */
export type SampleEntry = Pick<SiteEvent, 'id' | 'name' | 'location'>;

/** The upcoming events stand in until the API lists what this page is about. */
export function sampleEntriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['mf-community', 'sample'],
    queryFn: async (): Promise<SampleEntry[]> => {
      const events = await api.request<SiteEvent[]>('/events/api/list/upcoming', { query: { limit: shown } });
      return events.map(({ id, name, location }) => ({ id, name, location }));
    },
  });
}
