const parameter = 'comentarios';

/** Id of the heading above the comments. */
export const commentsId = 'comentarios';

/** The page of comments that an address asks for: `?comentarios=2`; the first unless it is a sensible number. */
export function readCommentsPage(search: URLSearchParams): number {
  const asked = search.get(parameter) ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}

/** What asks for a page of comments in an address. */
export function commentsPageSearch(page: number): string {
  return page > 1 ? `?${parameter}=${page}` : '';
}

/** The address of a page of comments, from within its article. */
export function commentsPageHref(page: number): string {
  return `${commentsPageSearch(page) || '?'}#${commentsId}`;
}
