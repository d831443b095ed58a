import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../database/database.ts';
import { type FollowedPage, rowsToRead, rowsToSkip } from './listing.ts';

/** A list that pages are read of: by an instant and, where that is the same, by id. */
export interface FollowedList<Columns extends Record<string, PgColumn | SQL>> {
  table: PgTable;
  instant: PgColumn;
  id: PgColumn;
  order: 'asc' | 'desc';
  /** Which rows of the table it has. */
  listed: SQL | undefined;
  /** What is read of each. */
  columns: Columns;
  /** How many rows it has. Asked only for a page that is far from its beginning. */
  count(): Promise<number>;
}

/** Rows of a list, counted off from one of its ends. */
interface ListPart {
  /** What they come after; undefined from the very end. */
  condition?: SQL | undefined;
  /** Whether the list is read from its last row on. */
  backwards: boolean;
  skip: number;
  limit: number;
}

/** What is counted off sooner than it is known how long the list is. */
const nearRows = 200;

/**
 * Reads `rowsToRead` of a followed page. A page that is told by its number is looked for from whichever end of the list
 * is nearer: that of the last page costs what that of the first does.
 */
export async function readFollowed<Columns extends Record<string, PgColumn | SQL>>(
  db: Database,
  page: FollowedPage,
  list: FollowedList<Columns>,
): Promise<SelectResultFields<Columns>[]> {
  const { table, instant, id, order } = list;
  const limit = rowsToRead(page);
  const { after } = page;
  if (after) {
    const way = sql.raw(order === 'asc' ? '>' : '<');
    // Asked by the database, which knows the instant more exactly than an answer tells it.
    const instantAfter = sql`(select ${instant} from ${table} where ${id} = ${after})`;
    const condition = sql`(${instant}, ${id}) ${way} (${instantAfter}, ${after}::uuid)`;
    const rows = await readPart(db, list, { condition, backwards: false, skip: 0, limit });
    const isStillThere = async () => (await db.$count(table, eq(id, after))) > 0;
    if (rows.length > 0 || (await isStillThere())) return rows;
  }
  const skip = rowsToSkip(page);
  const fromFront = { backwards: false, skip, limit };
  if (skip <= nearRows) return readPart(db, list, fromFront);
  const left = (await list.count()) - skip;
  if (left <= 0) return [];
  if (left >= skip) return readPart(db, list, fromFront);
  const wanted = Math.min(limit, left);
  return readPart(db, list, { backwards: true, skip: left - wanted, limit: wanted });
}

/**
 * Reads a part of a list, in the list's own order. It is counted off in an index that knows the whole list, and only the
 * rows of the page are read: asked for the rows at once, PostgreSQL may rather walk through those of all lists in their
 * order, for it takes for granted that the rows of each are strewn evenly over the time.
 */
async function readPart<Columns extends Record<string, PgColumn | SQL>>(
  db: Database,
  { table, instant, id, order, listed, columns }: FollowedList<Columns>,
  { condition, backwards, skip, limit }: ListPart,
): Promise<SelectResultFields<Columns>[]> {
  const upwards = [asc(instant), asc(id)];
  const downwards = [desc(instant), desc(id)];
  const [inOrder, turned] = order === 'asc' ? [upwards, downwards] : [downwards, upwards];
  const fields: Record<string, PgColumn | SQL> = columns;
  const places = db
    .select({ id })
    .from(table)
    .where(and(listed, condition))
    .orderBy(...(backwards ? turned : inOrder))
    .limit(limit)
    .offset(skip)
    .as('places');
  const rows = await db
    .select(fields)
    .from(table)
    .innerJoin(places, eq(places.id, id))
    .orderBy(...inOrder);
  // Of columns that a function is given, the query builder's types know nothing.
  return rows as SelectResultFields<Columns>[];
}
