import { pageQuery, readPage } from '@femcoders/kit/lists/list-filters';

const parameter = 'comentarios';

/** Id of the heading above the comments. */
export const commentsId = 'comentarios';

/** The page of comments that an address asks for: `?comentarios=2`; the first unless it is a sensible number. */
export const readCommentsPage = (search: URLSearchParams) => readPage(search, parameter);

/** What asks for a page of comments in an address. */
export const commentsPageSearch = (page: number) => pageQuery(page, parameter);

/** The address of a page of comments, from within its article. */
export function commentsPageHref(page: number): string {
  return `${commentsPageSearch(page) || '?'}#${commentsId}`;
}
