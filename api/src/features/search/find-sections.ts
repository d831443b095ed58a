import type { SearchResult } from '@femcoders/contracts/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type Page, rowsToSkip } from '../../lists/listing.ts';
import { findHits, type SectionFilters } from './find-hits.ts';
import type { SearchQuery } from './read-query.ts';
import { anyOf, has, howMany, type SoughtTerm } from './root-query.ts';

export interface FoundSection extends Omit<SearchResult, 'excerpt'> {
  anchor: string | null;
  /** Of the page where the section is its beginning, else empty. */
  description: string;
  body: string;
}

/**
 * The kinds of pages that say in a sentence what others teach, or are a name that begins as a word does: they come after those, so
 * that who looks for a word learns it.
 */
const saidInShort = ['glosario', 'persona'];
/** More than a heading that is the word counts, and less than one more of the words that she looks for. */
const shortness = 6;
/** More than any title of a page counts: a heading that is the typed question is the answer. */
const questionPoints = 12;

/** As much as a heading that is all words counts: a description with all of several words says what a page of the site is for. */
const descriptionPoints = 4;

export interface FoundSections {
  kinds: { kind: string; count: number }[];
  sections: FoundSection[];
}

/**
 * The sections that answer, one for each page: the page's beginning where its title says it all, else the section that
 * says most, in its heading before its text. Pages that hold every word, wherever; where there is none, those that hold
 * half of the words at least. The title counts more than the heading, and that more than the text, each even more where
 * it says it all; what is past counts less, and so does what says in a sentence what other pages teach. A heading that is the typed
 * question, with the words that say nothing, comes before all.
 * @param sought `terms` is not empty; the page at `path`, in lower case, comes first; `sentence` is as `SearchQuery` has it
 */
export async function findSections(
  db: Database,
  { terms, path, sentence }: Pick<SearchQuery, 'path' | 'sentence'> & { terms: readonly SoughtTerm[] },
  filters: SectionFilters,
  page: Page,
  now: Date,
): Promise<FoundSections> {
  const { kinds, paths } = await findHits(db, terms, filters, now);
  if (paths.length === 0) return { kinds, sections: [] };
  const anything = sql`${anyOf(terms.flatMap(({ roots }) => roots))}::tsquery`;
  const { rows: sections } = await db.execute<FoundSection & Record<string, unknown>>(sql`
    with section as materialized (
      select own.path, position, heading, ${which(terms)} as words, ${howMany(terms, 'A')} as in_title,
        ${howMany(terms, 'B')} as in_heading, ${howMany(terms, 'C')} as in_description,
        ts_rank('{0.1, 0.2, 0.4, 1}', roots, ${anything}, 1) as rank
      from unnest(${sql.param(paths)}::text[]) as hit (path)
        cross join lateral (select * from search_sections where search_sections.path = hit.path offset 0) as own
      where roots @@ ${anything}
    ), judged as (
      select path, position, in_title, bit_or(words) over (partition by path) as page_words,
        max(in_description) over (partition by path) as described,
        position = 0 and in_title = ${terms.length} as says_all,
        ${bits(sql`words`)} * 2 + in_heading * 2 + (in_heading = ${terms.length})::int * 2
          + coalesce(in_heading / ${lengthOf(sql`heading`)}, 0) + rank ${askedIn(terms, sentence)} as points
      from section
    ), best as (
      select distinct on (path) path, position, in_title, described, points, ${bits(sql`page_words`)} as covered
      from judged order by path, says_all desc, points desc, position
    ), shown as (
      select page.*, best.position,
        covered * 10 + points + in_title * 3 + (in_title = ${terms.length})::int * 4 + in_title / ${lengthOf(sql`title`)}
          + case when kind = 'pagina' and described = ${terms.length} and described > 1 then ${descriptionPoints}::int else 0 end
          - case when over_at <= ${now.toISOString()}::timestamptz then 2 else 0 end
          - case when kind = any(${sql.param(saidInShort)}::text[]) then ${shortness}::int else 0 end as points
      from best cross join lateral (select * from site_pages where site_pages.path = best.path offset 0) as page
      order by lower(page.path) = ${path ?? ''} desc, points desc, starts_at, path limit ${page.limit} offset ${rowsToSkip(page)}
    )
    select kind, path, anchor, title, heading, case when position = 0 or body = '' then description else '' end as description,
      body, level, to_char(day, 'YYYY-MM-DD') as date
    from shown join search_sections using (path, position)
    order by lower(path) = ${path ?? ''} desc, points desc, starts_at, path`);
  return { kinds, sections };
}

/** One bit for each word that is there. */
const which = (terms: readonly SoughtTerm[]) =>
  sql.join(
    terms.map(({ roots }, at) => sql`(${has(roots)}::int << ${sql.raw(String(at))})`),
    sql` + `,
  );

/** Returns the points of a heading that is the typed question. Only headings with every word are compared. */
const askedIn = (terms: readonly SoughtTerm[], sentence: string | null) =>
  sentence === null
    ? sql``
    : sql`+ case when in_heading = ${terms.length} and ${wordsIn(sql`heading`)} = ${sentence} then ${questionPoints}::int else 0 end`;

/** The words of a text, as `wordsOf` of search-words.ts gives them. */
const wordsIn = (text: SQL) =>
  sql`btrim(regexp_replace(regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', ' ', 'g'))`;

const bits = (words: SQL) => sql`bit_count(${words}::bit(32))`;

/** In words: of two headings the shorter one is more about what was found in it. */
const lengthOf = (text: SQL) => sql`cardinality(string_to_array(${text}, ' '))::real`;
