/** Past events on one page (spec section 9). */
export const pastPageSize = 3;

const parameter = 'pasados';

/** The page of past events that an address asks for: `?pasados=2`; the first unless it is a sensible number. */
export function readPastPage(search: URLSearchParams): number {
  const asked = search.get(parameter) ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** Address of a page of past events; the first page is the events page itself. */
export function pastPageHref(page: number): string {
  return page === 1 ? '/eventos' : `/eventos?${parameter}=${page}`;
}
