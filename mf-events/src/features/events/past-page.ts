import { pageQuery, readPageOf } from '@femcoders/kit/lists/list-page';

/** Past events on one page (spec section 9). */
export const pastPageSize = 3;

const parameter = 'pasados';

/** The page of past events that an address asks for: `?pasados=2`; the first unless it is a sensible number. */
export const readPastPage = (search: URLSearchParams) => readPageOf(search, parameter);

/** Address of a page of past events; the first page is the events page itself. */
export const pastPageHref = (page: number) => `/eventos${pageQuery(page, parameter)}`;
