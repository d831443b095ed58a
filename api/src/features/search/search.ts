import type { ExcerptPart, SearchAnswer } from '@femcoders/contracts/search';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Page } from '../../lists/listing.ts';
import { excerptOf } from './excerpt.ts';
import { type FoundSection, findSections, type SectionFilters } from './find-sections.ts';
import { createQueryReader } from './read-query.ts';

export type Search = (typed: string, filters: SectionFilters, page: Page, now: Date) => Promise<SearchAnswer>;

/** Finds the pages that answer any typed text. */
export function createSearch(db: Database): Search {
  const readQuery = createQueryReader(db);
  return async (typed, filters, page, now) => {
    const { text, suggestion, terms } = await readQuery(typed);
    if (terms.length === 0) return { q: text, total: 0, suggestion, kinds: [], results: [] };
    const [{ kinds, sections }, words] = await Promise.all([
      findSections(db, terms, filters, page, now),
      wordsWith(db, terms.flat()),
    ]);
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

/** Every word of the site with one of these roots. */
async function wordsWith(db: Database, roots: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from search_words where root = any(${sql.param(roots)}::text[])`,
  );
  return new Set(rows.map(({ word }) => word));
}
