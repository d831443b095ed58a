import type { listPastEvents, listUpcomingEvents } from '@femcoders/contracts/endpoints/events';
import type { SiteEvent } from '@femcoders/contracts/event';
import { type ApiClient, callApi } from '@femcoders/platform';

/** The longest page that the API gives (`longestList` of the contracts, whose schemas no page needs). */
const pageSize = 500;

/** A sitemap holds 50,000 addresses (sitemaps.org), and there are two lists and other pages. */
const mostPages = 45;

/** All events of a list, page by page. */
export async function readAllEvents(
  api: ApiClient,
  list: typeof listUpcomingEvents | typeof listPastEvents,
): Promise<SiteEvent[]> {
  const events: SiteEvent[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const read = await callApi(api, list, { query: { page, limit: pageSize } });
    events.push(...read);
    if (read.length < pageSize) break;
  }
  return events;
}
