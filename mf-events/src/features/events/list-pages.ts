import { readPageOf } from '@femcoders/kit/lists/list-page';

/** Past events on one page (spec section 9). */
export const pastPageSize = 3;

/** Upcoming events on one page: whole rows of one, two and three columns. */
export const upcomingPageSize = 12;

/**
 * How many pages a list has; undefined while it is not known how many events it holds.
 * @param page the one that is shown: there are at least as many
 */
export const pageCount = (events: number | undefined, size: number, page: number) =>
  events === undefined ? undefined : Math.max(page, Math.ceil(events / size));

const parameters = { upcoming: 'proximos', past: 'pasados' } as const;

/** Which page of each list the events page shows, from 1. */
export type ListPages = Record<keyof typeof parameters, number>;

/** The pages that an address asks for: `?proximos=3&pasados=2`; the first of each unless it is a sensible number. */
export const readListPages = (search: URLSearchParams): ListPages => ({
  upcoming: readPageOf(search, parameters.upcoming),
  past: readPageOf(search, parameters.past),
});

/** Address of the events page with these pages of its lists; with the first of both it has no parameters. */
export function listPagesHref(pages: ListPages): string {
  const search = new URLSearchParams();
  for (const list of ['upcoming', 'past'] as const)
    if (pages[list] > 1) search.set(parameters[list], String(pages[list]));
  return `/eventos${search.size > 0 ? `?${search}` : ''}`;
}
