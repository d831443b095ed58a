import type { AdminList } from '@femcoders/contracts/admin-list';
import { type AnyColumn, asc, Column, desc, is, type SQL, sql } from 'drizzle-orm';
import { type Page, rowsToSkip } from './listing.ts';

/** Rows of a page, unless the question says otherwise. */
const usualLimit = 50;
/** The parameters of a list in addition to its own filters. */
export interface AdminQuery<Sort extends string> {
  /** Words that are looked for. */
  q: string | undefined;
  sort: Sort | `-${Sort}`;
}

export function adminPageOf(query: { page?: number | undefined; limit?: number | undefined }): Page {
  return { page: query.page ?? 1, limit: query.limit ?? usualLimit };
}

/**
 * One page of a list, and how many entries there are on all of them; both are asked for at once.
 * @param rows all of them, in order
 * @param total how many they are
 */
export async function readAdminPage<Row, Entry>(
  page: Page,
  rows: { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } },
  total: PromiseLike<number>,
  toEntry: (row: Row) => Entry,
): Promise<AdminList<Entry>> {
  const [found, counted] = await Promise.all([rows.limit(page.limit).offset(rowsToSkip(page)), total]);
  return { entries: found.map((row) => toEntry(row)), total: counted };
}

/**
 * The order that a list is asked for in, made total by the row's id. Names sort as Spanish does when the column given
 * says so (`collate "es-x-icu"`). Rows without a value come last either way.
 * @param sort as `sortQuery` let it through
 * @param columns what each name stands for
 */
export function orderOf<Name extends string>(
  sort: Name | `-${Name}`,
  columns: Record<Name, AnyColumn | SQL>,
  id: AnyColumn,
): SQL[] {
  const descending = sort.startsWith('-');
  const column = columns[(descending ? sort.slice(1) : sort) as Name];
  // PostgreSQL's own order, where it is the same: an index gives no other.
  if (is(column, Column) && column.notNull) return descending ? [desc(column), desc(id)] : [asc(column), asc(id)];
  return descending ? [sql`${column} desc nulls last`, desc(id)] : [sql`${column} asc nulls last`, asc(id)];
}

/**
 * Whether one of the columns holds every word, ignoring case and accents: who looks for "nunez" finds Núñez.
 * @returns undefined for an empty search
 */
export function matchesWords(q: string | undefined, columns: (AnyColumn | SQL)[]): SQL | undefined {
  return holdsWords(q, sql`plain_text(concat_ws(' ', ${sql.join(columns, sql`, `)}))`);
}

/**
 * Whether a text that is kept as `plain_text` made it holds every word.
 * @returns undefined for an empty search
 */
export function holdsWords(q: string | undefined, text: SQL): SQL | undefined {
  const words = wordsOf(q);
  if (words.length === 0) return undefined;
  return sql.join(
    words.map((word) => sql`strpos(${text}, plain_text(${word})) > 0`),
    sql` and `,
  );
}

/** The words of a search. */
export const wordsOf = (q: string | undefined): string[] => (q ?? '').split(/\s+/).filter(Boolean);
