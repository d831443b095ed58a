import { countListedEvents } from '@femcoders/contracts/endpoints/events';
import type { ListedEvents } from '@femcoders/contracts/event';
import type { RemoteQuery } from '@femcoders/kit/data/remote-data';
import { type ApiClient, callApi } from '@femcoders/platform';

/** How many events each list holds: without it the lists stand, and do not say how many pages they have. */
export function listedEventsQuery(api: ApiClient): RemoteQuery<ListedEvents> {
  return { queryKey: ['listedEvents'], queryFn: () => callApi(api, countListedEvents) };
}
