import { searchLimits } from '@femcoders/contracts/search-limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { allOf, anyOf, howMany, type SoughtTerm } from './root-query.ts';

export interface SectionFilters {
  kind?: string | undefined;
  level?: string | undefined;
  /** ISO date. */
  since?: string | undefined;
}

/** The pages that are worth judging. */
export interface Hits {
  /** Of all kinds, also where one `kind` was asked for; the most first. A count ends at `searchLimits.ofKind`. */
  kinds: { kind: string; count: number }[];
  /** Those of the kind that was asked for. */
  paths: string[];
}

/** Of a word that more pages have, the nearest pages are looked through: to read all that have it would take longer. */
const fewPages = 500;
/** So many pages of each kind, in each direction of time, are looked through for such words. */
const nearPages = 2_000;
const { ofKind } = searchLimits;

/**
 * Finds the pages that have every word or, where there is none, those with half of the words at least. What is read is
 * bounded: of a kind that has more than `searchLimits.ofKind` of them, those whose title has every word and the nearest
 * ones are kept: events that are to come, then those that were last, other pages by their day.
 */
export async function findHits(
  db: Database,
  terms: readonly SoughtTerm[],
  filters: SectionFilters,
  now: Date,
): Promise<Hits> {
  const search: HitSearch = { db, terms, filters, now };
  return (await findWithAll(search)) ?? (await findWithHalf(search));
}

interface HitSearch {
  db: Database;
  terms: readonly SoughtTerm[];
  filters: SectionFilters;
  now: Date;
}

const nothing: Hits = { kinds: [], paths: [] };

/** @returns null where no page has all words, before any filter */
async function findWithAll(search: HitSearch): Promise<Hits | null> {
  const { db, terms, filters } = search;
  const all = hasAll('roots', terms);
  if (terms.every(({ pages }) => pages > fewPages)) {
    const near = await pick(search, nearest(search, { sought: allOf(terms), titled: true }), true);
    // Where the nearest have few of them, others may be further away.
    if (near.found >= ofKind) return near;
  }
  const found = await pick(search, everyOne(search, all), true);
  if (found.found > 0) return found;
  const isFiltered = filters.level !== undefined || filters.since !== undefined;
  return isFiltered && (await exists(db, all)) ? nothing : null;
}

async function findWithHalf(search: HitSearch): Promise<Hits> {
  const { terms } = search;
  // A page with half of the words has a rare one, or half of the words are frequent.
  const rare: SoughtTerm[] = [];
  let pages = 0;
  for (const term of terms.toSorted((a, b) => a.pages - b.pages)) {
    pages += term.pages;
    if (pages > fewPages) break;
    rare.push(term);
  }
  const frequent = terms.length - rare.length;
  const needed = Math.ceil(terms.length / 2);
  const half = sql`(${howMany(terms)}) >= ${needed}`;
  const anyTerm = anyOf(terms.flatMap(({ roots }) => roots));
  const hits = [
    ...(rare.length > 0 ? [everyOne(search, sql`${hasAny(rare)} and ${half}`)] : []),
    ...(frequent * 2 >= terms.length ? [nearest(search, { sought: anyTerm, needed, titled: false })] : []),
  ];
  return pick(search, sql.join(hits, sql` union `), false);
}

const hasAll = (column: 'roots' | 'title_roots', terms: readonly SoughtTerm[]) =>
  sql`${sql.identifier(column)} @@ ${allOf(terms)}::tsquery`;

const hasAny = (terms: readonly SoughtTerm[]) => sql`roots @@ ${anyOf(terms.flatMap(({ roots }) => roots))}::tsquery`;

async function exists(db: Database, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`select from search_pages where ${condition} limit 1`);
  return rows.length > 0;
}

const columns = sql`path, kind, level, day, over_at, roots, title_roots`;

const everyOne = ({ filters }: HitSearch, condition: SQL) =>
  sql`(select ${columns} from search_pages where ${condition} ${narrowed(filters)})`;

interface Wanted {
  /** A `tsquery`'s text that each page fulfils. */
  sought: string;
  /** How many of the words a page has at least, where that is less than all. */
  needed?: number;
  /** Whether some are found whose titles have every word, however far away, unless there are enough of these. */
  titled: boolean;
}

/** Of each kind the nearest pages, among the first `nearPages` in each direction. */
function nearest({ terms, filters, now }: HitSearch, { sought, needed, titled }: Wanted): SQL {
  const words = needed === undefined ? null : sql.param(terms.map(({ roots }) => anyOf(roots)));
  return sql`(select ${columns} from near_search_pages(${sought}::tsquery, ${words}::tsquery[], ${needed ?? null}::int,
    ${titled ? allOf(terms) : null}::tsquery, ${momentOf(now)}, ${filters.level ?? null}::text, ${filters.since ?? null}::date,
    ${ofKind}, ${nearPages}))`;
}

/**
 * Keeps the best of each kind, by what is known without reading their sections.
 * @param haveAll all of them have every word
 */
async function pick(
  { db, terms, filters, now }: HitSearch,
  hits: SQL,
  haveAll: boolean,
): Promise<Hits & { found: number }> {
  const { kind } = filters;
  const moment = momentOf(now);
  const { rows } = await db.execute<{ found: number; kinds: Hits['kinds'] | null; paths: string[] | null }>(sql`
    with hit as materialized (
      select path, kind, row_number() over (
        partition by kind
        order by ${haveAll ? sql`` : sql`${howMany(terms)} desc,`} ${hasAll('title_roots', terms)} desc, over_at <= ${moment},
          abs(date_part('epoch', over_at - ${moment})), day desc nulls last, path
      ) as place
      from (${hits}) as found
    )
    select (select count(*)::int from hit) as found,
      (select json_agg(counted) from (
        select kind, count(*)::int as count from hit where place <= ${ofKind} group by kind order by count desc, kind
      ) as counted) as kinds,
      (select array_agg(path) from hit
        where place <= ${ofKind} ${kind === undefined ? sql`` : sql`and kind = ${kind}`}) as paths`);
  const [{ found, kinds, paths } = { found: 0, kinds: null, paths: null }] = rows;
  return { found, kinds: kinds ?? [], paths: paths ?? [] };
}

const momentOf = (now: Date) => sql`${now.toISOString()}::timestamptz`;

const narrowed = ({ level, since }: SectionFilters) =>
  sql`${when(level, sql`level`, sql`=`)} ${when(since, sql`day`, sql`>=`)}`;

const when = (value: string | undefined, column: SQL, relation: SQL) =>
  value === undefined ? sql`` : sql`and ${column} ${relation} ${value}`;
