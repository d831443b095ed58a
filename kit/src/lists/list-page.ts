// Apart from the filters: pages of readers have no more of it than this.

/**
 * Reads which page of a list is shown; the first unless it is a sensible number.
 * @param parameter its name in the address
 */
export const readPageOf = (params: URLSearchParams, parameter: string): number =>
  Number(/^[1-9]\d{0,5}$/.exec(params.get(parameter) ?? '')?.[0] ?? 1);

/** Returns the search parameters of a page; the first one has none. */
export const pageQuery = (page: number, parameter: string): string => (page > 1 ? `?${parameter}=${page}` : '');
