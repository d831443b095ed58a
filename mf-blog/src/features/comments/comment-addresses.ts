import { pageQuery, readPageOf } from '@femcoders/kit/lists/list-page';
import { commentAnchor } from './comment-anchor.ts';

/** Id of the heading above the comments, and in an address the name of their page. */
export const commentsId = 'comentarios';

/** Id of the form below them. */
export const commentFormId = 'comentar';

/** A page of the answers to a comment. */
export interface AnswersPlace {
  /** The comment that they answer. */
  answersTo: string;
  /** From 1, which holds the oldest. */
  page: number;
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.source;
const answerToForm = new RegExp(`^${uuid}$`);
const answersForm = new RegExp(`^(${uuid})\\.([1-9]\\d{0,5})$`);

/** The page of comments that an address asks for: `?comentarios=2`; the first unless it is a sensible number. */
export const readCommentsPage = (search: URLSearchParams) => readPageOf(search, commentsId);

/** The comment that an address asks to answer: `?responder={id}`. */
export const readAnswerTo = (search: URLSearchParams): string | null =>
  answerToForm.exec(search.get('responder') ?? '')?.[0] ?? null;

/** The further answers that an address asks for: `?respuestas={id}.2`; null for those that come with the comment. */
export function readAnswersPlace(search: URLSearchParams): AnswersPlace | null {
  const [, answersTo = '', page] = answersForm.exec(search.get('respuestas') ?? '') ?? [];
  return Number(page) > 1 ? { answersTo, page: Number(page) } : null;
}

/** Returns the search parameters of a page of comments. */
export const commentsPageSearch = (page: number) => pageQuery(page, commentsId);

/** The address of a page of comments, from within its article. */
export function commentsPageHref(page: number): string {
  return `${commentsPageSearch(page) || '?'}#${commentsId}`;
}

/** The address of the form that answers a comment, from within its article. @param page on which the comment stands */
export const answerHref = (page: number, id: string): string =>
  `${withParameter(commentsPageSearch(page), `responder=${id}`)}#${commentFormId}`;

/** Returns the search parameters of a page of the answers to a comment. @param page on which the comment stands */
export function answersSearch(page: number, { answersTo, page: ofAnswers }: AnswersPlace): string {
  const search = commentsPageSearch(page);
  return ofAnswers > 1 ? withParameter(search, `respuestas=${answersTo}.${ofAnswers}`) : search;
}

/** The address of a page of the answers to a comment, from within its article. @param page on which the comment stands */
export const answersHref = (page: number, place: AnswersPlace): string =>
  `${answersSearch(page, place) || '?'}#${commentAnchor(place.answersTo)}`;

const withParameter = (search: string, parameter: string) => `${search}${search ? '&' : '?'}${parameter}`;
