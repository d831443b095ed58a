import type { ExcerptPart, SearchAnswer } from '@femcoders/contracts/search';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Page } from '../../lists/listing.ts';
import { excerptOf } from './excerpt.ts';
import type { SectionFilters } from './find-hits.ts';
import { type FoundSection, findSections } from './find-sections.ts';
import { createQueryReader } from './read-query.ts';
import type { SoughtTerm } from './root-query.ts';

export type Search = (typed: string, filters: SectionFilters, page: Page, now: Date) => Promise<SearchAnswer>;

/** Finds the pages that answer any typed text. */
export function createSearch(db: Database): Search {
  const readQuery = createQueryReader(db);
  return async (typed, filters, page, now) => {
    const { text, suggestion, path, terms, sentence } = await readQuery(typed);
    if (terms.length === 0) return { q: text, total: 0, suggestion, kinds: [], results: [] };
    const { words, sought } = await weigh(db, terms);
    const { kinds, sections } = await findSections(db, { terms: sought, path, sentence }, filters, page, now);
    const counted = kinds.filter(({ kind }) => filters.kind === undefined || kind === filters.kind);
    return {
      q: text,
      total: counted.reduce((sum, { count }) => sum + count, 0),
      suggestion,
      kinds,
      results: sections.map((section) => {
        const { kind, path, anchor, title, heading, level, date } = section;
        const address = anchor === null ? path : `${path}#${anchor}`;
        return { kind, path: address, title, heading, excerpt: excerptIn(section, words), level, date };
      }),
    };
  };
}

/** Of a page's beginning rather its description, which is written to be read alone. */
function excerptIn({ description, body }: FoundSection, words: ReadonlySet<string>): ExcerptPart[] {
  const ofText = excerptOf(body, words);
  if (description === '') return ofText;
  const ofDescription = excerptOf(description, words);
  const hasHit = (parts: ExcerptPart[]) => parts.some(({ mark }) => mark);
  return hasHit(ofDescription) || !hasHit(ofText) ? ofDescription : ofText;
}

/** Every word of the site with one of the terms' roots, and on how many pages each term may be. */
async function weigh(
  db: Database,
  terms: readonly string[][],
): Promise<{ words: ReadonlySet<string>; sought: SoughtTerm[] }> {
  const { rows } = await db.execute<{ word: string; root: string; pages: number }>(
    sql`select word, root, pages from search_words where root = any(${sql.param(terms.flat())}::text[])`,
  );
  const pages = new Map<string, number>();
  for (const row of rows) pages.set(row.root, (pages.get(row.root) ?? 0) + row.pages);
  const sum = (roots: readonly string[]) => roots.reduce((all, root) => all + (pages.get(root) ?? 0), 0);
  return {
    words: new Set(rows.map(({ word }) => word)),
    sought: terms.map((roots) => ({ roots, pages: sum(roots) })),
  };
}
