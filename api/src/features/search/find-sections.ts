import type { SearchResult } from '@femcoders/contracts/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type Page, rowsToSkip } from '../../lists/listing.ts';

export interface SectionFilters {
  kind?: string | undefined;
  level?: string | undefined;
  /** ISO date. */
  since?: string | undefined;
}

export interface FoundSection extends Omit<SearchResult, 'excerpt'> {
  anchor: string | null;
  /** Of the page where the section is its beginning, else empty. */
  description: string;
  body: string;
}

export interface FoundSections {
  kinds: { kind: string; count: number }[];
  sections: FoundSection[];
}

/**
 * The sections that answer, one for each page: the page's beginning where its title says it all, else the section that
 * says most, in its heading before its text. Pages that hold every word, wherever; where there is none, those that hold
 * half of the words at least. The title counts more than the heading, and that more than the text, each even more where
 * it says it all; what is past counts less.
 * @param terms as `createQueryReader` gives them, not empty
 */
export async function findSections(
  db: Database,
  terms: readonly string[][],
  { kind, level, since }: SectionFilters,
  page: Page,
  now: Date,
): Promise<FoundSections> {
  const anything = sql`${terms.map((roots) => anyOf(roots)).join(' | ')}::tsquery`;
  const { rows } = await db.execute<{ kinds: FoundSections['kinds'] | null; sections: FoundSection[] | null }>(sql`
    with section as materialized (
      select path, position, heading, ${which(terms)} as words, ${howMany(terms, 'A')} as in_title,
        ${howMany(terms, 'B')} as in_heading, ts_rank('{0.1, 0.2, 0.4, 1}', roots, ${anything}, 1) as rank
      from search_sections where roots @@ ${anything}
    ), judged as (
      select path, position, in_title, bit_or(words) over (partition by path) as page_words,
        position = 0 and in_title = ${terms.length} as says_all,
        ${bits(sql`words`)} * 2 + in_heading * 2 + (in_heading = ${terms.length})::int * 2
          + coalesce(in_heading / ${lengthOf(sql`heading`)}, 0) + rank as points
      from section
    ), best as (
      select distinct on (path) path, position, in_title, points, ${bits(sql`page_words`)} as covered
      from judged order by path, says_all desc, points desc, position
    ), page as materialized (
      select site_pages.*, best.position, max(covered) over () as most_covered, covered,
        covered * 10 + points + in_title * 3 + (in_title = ${terms.length})::int * 4 + in_title / ${lengthOf(sql`title`)}
          - case when over_at <= ${now.toISOString()}::timestamptz then 2 else 0 end as points
      from best join site_pages using (path)
    ), answer as materialized (
      select * from page
      where (covered = ${terms.length} or (most_covered < ${terms.length} and covered * 2 >= ${terms.length}))
        ${when(level, sql`level`, sql`=`)} ${when(since, sql`day`, sql`>=`)}
    ), shown as (
      select * from answer where true ${when(kind, sql`kind`, sql`=`)}
      order by points desc, starts_at, path limit ${page.limit} offset ${rowsToSkip(page)}
    )
    select
      (select json_agg(counted) from (
        select kind, count(*)::int as count from answer group by kind order by count(*) desc, kind) as counted) as kinds,
      (select json_agg(json_build_object(
          'kind', kind, 'path', path, 'anchor', anchor, 'title', title, 'heading', heading,
          'description', case when position = 0 or body = '' then description else '' end, 'body', body,
          'level', level, 'date', day) order by points desc, starts_at, path)
        from shown join search_sections using (path, position)) as sections`);
  return { kinds: rows[0]?.kinds ?? [], sections: rows[0]?.sections ?? [] };
}

/** Roots are letters and figures: nothing in them means anything to a query. */
const anyOf = (roots: readonly string[], weight = '') =>
  `(${roots.map((root) => `'${root}'${weight && `:${weight}`}`).join(' | ')})`;

const has = (roots: readonly string[], weight = '') => sql`(roots @@ ${anyOf(roots, weight)}::tsquery)::int`;

/** One bit for each word that is there. */
const which = (terms: readonly string[][]) =>
  sql.join(
    terms.map((roots, at) => sql`(${has(roots)} << ${sql.raw(String(at))})`),
    sql` + `,
  );

const howMany = (terms: readonly string[][], weight: string) =>
  sql.join(
    terms.map((roots) => has(roots, weight)),
    sql` + `,
  );

const bits = (words: SQL) => sql`bit_count(${words}::bit(32))`;

/** In words: of two headings the shorter one is more about what was found in it. */
const lengthOf = (text: SQL) => sql`cardinality(string_to_array(${text}, ' '))::real`;

const when = (value: string | undefined, column: SQL, relation: SQL) =>
  value === undefined ? sql`` : sql`and ${column} ${relation} ${value}`;
