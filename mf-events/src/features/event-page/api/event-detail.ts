import { readEvent } from '@femcoders/contracts/endpoints/events';
import { type ApiClient, callApi } from '@femcoders/platform';

export function eventDetailKey(slug = '') {
  return ['event', slug];
}

/** One published event (or one that is postponed or cancelled) with all that its page shows. */
export function eventDetailQuery(api: ApiClient, slug = '') {
  return { queryKey: eventDetailKey(slug), queryFn: () => callApi(api, readEvent, { params: { slug } }) };
}
