import { commentsPageSearch } from './comments-page.ts';

// Apart from the pages of comments: an article's own code reads those.

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
