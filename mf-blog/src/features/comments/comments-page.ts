import { pageQuery, readPageOf } from '@femcoders/kit/lists/list-page';

/** Id of the heading above the comments, and in an address the name of their page. */
export const commentsId = 'comentarios';

/** The page of comments that an address asks for: `?comentarios=2`; the first unless it is a sensible number. */
export const readCommentsPage = (search: URLSearchParams) => readPageOf(search, commentsId);

/** Returns the search parameters of a page of comments. */
export const commentsPageSearch = (page: number) => pageQuery(page, commentsId);

/** Id of the form below them. */
export const commentFormId = 'comentar';

/** The comment that an address asks to answer: `?responder={id}`. */
export const readAnswerTo = (search: URLSearchParams): string | null =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(search.get('responder') ?? '')?.[0] ?? null;

/** The address of the form that answers a comment, from within its article. @param page on which the comment stands */
export function answerHref(page: number, id: string): string {
  const search = commentsPageSearch(page);
  return `${search}${search ? '&' : '?'}responder=${id}#${commentFormId}`;
}

/** The address of a page of comments, from within its article. */
export function commentsPageHref(page: number): string {
  return `${commentsPageSearch(page) || '?'}#${commentsId}`;
}
