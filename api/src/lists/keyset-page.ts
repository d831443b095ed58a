import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../database/database.ts';
import { type KeysetPage, rowsToRead, rowsToSkip } from './listing.ts';

/** A list that pages are read of. */
export interface KeysetList<Columns extends Record<string, PgColumn | SQL>> extends OrderedRows {
  /** The columns to read of each row. */
  columns: Columns;
}

/** Rows that are ordered by an instant and, where that is the same, by id. */
interface OrderedRows {
  table: PgTable;
  instant: PgColumn;
  id: PgColumn;
  order: 'asc' | 'desc';
  /** Which rows of the table it has. */
  listed: SQL | undefined;
  /** Returns the expression that counts them. Queried only for a page that is far from the beginning. */
  length(): SQL;
}

/** Rows of a list, counted off from one of its ends. */
interface ListPart {
  /** The condition of the rows after the cursor; undefined from the very end. */
  condition?: SQL | undefined;
  /** Whether the list is read from its last row on. */
  backwards?: boolean;
  skip?: number | SQL;
  limit: number | SQL;
}

/** The offset up to which skipping rows is faster than counting the list. */
const nearRows = 200;

/**
 * Reads `rowsToRead` of a page in keyset order. A page that is given by its number is looked for from whichever end of the
 * list is nearer: that of the last page costs what that of the first does.
 */
export async function readKeysetPage<Columns extends Record<string, PgColumn | SQL>>(
  db: Database,
  page: KeysetPage,
  list: KeysetList<Columns>,
): Promise<SelectResultFields<Columns>[]> {
  const { table, instant, id, order } = list;
  const limit = rowsToRead(page);
  const { after } = page;
  if (after) {
    const way = sql.raw(order === 'asc' ? '>' : '<');
    // Asked by the database, which knows the instant more exactly than an answer gives it.
    const instantAfter = sql`(select ${instant} from ${table} where ${id} = ${after})`;
    const condition = sql`(${instant}, ${id}) ${way} (${instantAfter}, ${after}::uuid)`;
    const rows = await readRows(db, list, placesOf(list, { condition, limit }));
    const isStillThere = async () => (await db.$count(table, eq(id, after))) > 0;
    if (rows.length > 0 || (await isStillThere())) return rows;
  }
  const skip = rowsToSkip(page);
  return readRows(db, list, skip <= nearRows ? placesOf(list, { skip, limit }) : placesFarOff(list, skip, limit));
}

/**
 * Reads rows of a list by their ids, in the list's own order. Their places are counted off in an index that knows the
 * whole list, and only the rows of the page are read: asked for the rows at once, PostgreSQL may rather walk through
 * those of all lists in their order, for it takes for granted that the rows of each are strewn evenly over the time.
 */
async function readRows<Columns extends Record<string, PgColumn | SQL>>(
  db: Database,
  { table, instant, id, order, columns }: KeysetList<Columns>,
  places: SQL,
): Promise<SelectResultFields<Columns>[]> {
  const fields: Record<string, PgColumn | SQL> = columns;
  const rows = await db
    .select(fields)
    .from(table)
    .innerJoin(sql`(${places}) as places (id)`, sql`places.id = ${id}`)
    .orderBy(...orderedBy(order, instant, id));
  // Of columns that a function is given, the query builder's types know nothing.
  return rows as SelectResultFields<Columns>[];
}

/** The ids of a part of a list. */
function placesOf(
  { table, instant, id, order, listed }: OrderedRows,
  { condition, backwards = false, skip = 0, limit }: ListPart,
): SQL {
  const turned = order === 'asc' ? 'desc' : 'asc';
  const inOrder = sql.join(orderedBy(backwards ? turned : order, instant, id), sql`, `);
  const all = sql`select ${id} from ${table} where ${and(listed, condition) ?? sql`true`}`;
  return sql`(${all} order by ${inOrder} limit ${limit} offset ${skip})`;
}

/**
 * The ids of a part far from the list's beginning, counted off from its nearer end. How long the list is decides that,
 * and is asked in the same statement: it is the list's length at that very instant, and one way to the database.
 * Of the two ends, one is asked for no row, and then PostgreSQL does not look for any. The limit of both together shows
 * it beforehand how few there will be: for as many as it fears otherwise, it reads the whole table.
 */
function placesFarOff(list: OrderedRows, skip: number, limit: number): SQL {
  const left = sql`(select n - ${skip}::int from whole)`;
  const isNearerEnd = sql`${left} < ${skip}::int`;
  const wanted = sql`least(greatest(${left}, 0), ${limit}::int)`;
  const fromFront = placesOf(list, { skip, limit: sql`(case when ${isNearerEnd} then 0 else ${limit}::int end)` });
  const fromEnd = placesOf(list, {
    backwards: true,
    skip: sql`greatest(${left} - ${limit}::int, 0)`,
    limit: sql`(case when ${isNearerEnd} then ${wanted} else 0 end)`,
  });
  return sql`with whole (n) as materialized (select (${list.length()})::int)
    (${fromFront} union all ${fromEnd}) limit ${limit}`;
}

function orderedBy(order: 'asc' | 'desc', instant: PgColumn, id: PgColumn): SQL[] {
  return order === 'asc' ? [asc(instant), asc(id)] : [desc(instant), desc(id)];
}
