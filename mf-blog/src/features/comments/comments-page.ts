import { pageQuery, readPageOf } from '@femcoders/kit/lists/list-page';

/** Id of the heading above the comments, and in an address the name of their page. */
export const commentsId = 'comentarios';

/** The page of comments that an address asks for: `?comentarios=2`; the first unless it is a sensible number. */
export const readCommentsPage = (search: URLSearchParams) => readPageOf(search, commentsId);

/** Returns the search parameters of a page of comments. */
export const commentsPageSearch = (page: number) => pageQuery(page, commentsId);

/** The address of a page of comments, from within its article. */
export function commentsPageHref(page: number): string {
  return `${commentsPageSearch(page) || '?'}#${commentsId}`;
}
