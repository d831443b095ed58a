import { asc, desc, eq, type GetColumnData, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DataCell, DataPart } from './data-part.ts';

/** Its label in Spanish, and its column; a column that is not shown as it stands has a function that makes its cell. */
type Field = readonly [label: string, column: PgColumn, write?: (value: never) => DataCell];

/** A field whose cell is made of what its column holds. */
export const fieldOf = <Column extends PgColumn>(
  label: string,
  column: Column,
  write: (value: GetColumnData<Column>) => DataCell,
): Field => [label, column, write];

interface OwnRows {
  /** The column that says whose a row is. */
  hers: PgColumn;
  /** Whether it holds her address, as somebody typed it, and not her id. */
  byAddress?: true;
  /** A table that says more of each row, and how one finds it there. */
  join?: readonly [table: PgTable, on: SQL];
  /** The sort columns. */
  order?: readonly PgColumn[];
  newestFirst?: true;
  /** By its name in `datos.json`, in their order. */
  fields: Readonly<Record<string, Field>>;
}

/** A part of a member's data that is rows of a table, each field a column. */
export function ownRows({ hers, byAddress, join, order = [], newestFirst, fields }: OwnRows) {
  const entries = Object.entries(fields);
  const columns = Object.fromEntries(entries.map(([name, [, column]]) => [name, column]));
  const cellsOf = (row: Record<string, unknown>) =>
    entries.map(([name, [, , write]]) => [name, write ? write(row[name] as never) : (row[name] as DataCell)] as const);
  return {
    columns: [`${getTableName(hers.table)}.${hers.name}`],
    fields: Object.fromEntries(entries.map(([name, [label]]) => [name, label])),
    async read(db, { id, email }) {
      const rows = db
        .select(columns)
        .from(hers.table as PgTable)
        .$dynamic();
      if (join) rows.innerJoin(...join);
      const found = await rows
        .where(byAddress ? sql`lower(${hers}) = ${email}` : eq(hers, id))
        .orderBy(...order.map(newestFirst ? desc : asc));
      return found.map((row) => Object.fromEntries(cellsOf(row)));
    },
  } satisfies Partial<DataPart>;
}
