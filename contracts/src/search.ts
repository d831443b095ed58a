import * as z from 'zod/mini';
import { searchLimits } from './search-limits.ts';
import { searchKindNames } from './search-names.ts';

export { searchKindNames, searchLimits };

/** A piece of the text round the words that were found; `mark`: it is such a word. */
export const excerptPartSchema = z.object({ text: z.string(), mark: z.boolean() });
export type ExcerptPart = z.infer<typeof excerptPartSchema>;

/** A page, by its section that answers best. */
export const searchResultSchema = z.object({
  /** One of `searchKindNames`, or one that this version does not know yet. */
  kind: z.string(),
  /** With the section's anchor: `/recursos/css/css-grid#subgrid`. */
  path: z.string(),
  /** Of the page. */
  title: z.string(),
  /** Of the section; null where it is the page's beginning. */
  heading: z.nullable(z.string()),
  /** Plain text. */
  excerpt: z.array(excerptPartSchema),
  /** `inicial`, `intermedio`, `avanzado`; null where there is none. */
  level: z.nullable(z.string()),
  /** ISO date (`2026-11-28`): of publication, of an event its day at the venue. */
  date: z.nullable(z.string()),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/**
 * The answer of `GET /search?q=&kind=&level=&since=&page=&limit=`. `since` is an ISO date. Without a word in `q`
 * nothing is found; what is typed never makes it fail.
 */
export const searchAnswerSchema = z.object({
  /** The query as it was typed, without what was cut off. */
  q: z.string(),
  /** Pages that answer, with the filters, of each kind at most `searchLimits.ofKind`. */
  total: z.number(),
  /** Where words that nobody uses here were taken for their neighbours: the query that the results are those of. */
  suggestion: z.nullable(z.string()),
  /** How many pages of each kind answer, with the other filters: the most first. `searchLimits.ofKind` are so many or more. */
  kinds: z.array(z.object({ kind: z.string(), count: z.number() })),
  results: z.array(searchResultSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
