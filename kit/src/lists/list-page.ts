/** Reads which page is shown; from 1. Stands alone, as does `pageQuery`: pages of readers need no filters. */
export function readPage(params: URLSearchParams, parameter: string): number {
  const page = params.get(parameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The query of a page of a list without filters; none of the first. */
export const pageQuery = (page: number, parameter: string): string => (page > 1 ? `?${parameter}=${page}` : '');
