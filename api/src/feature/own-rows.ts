import { asc, desc, eq, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DataCell, DataPart } from './data-part.ts';

interface OwnRows {
  /** The column that says whose a row is. */
  hers: PgColumn;
  /** A table that says more of each row, and how one finds it there. */
  join?: readonly [table: PgTable, on: SQL];
  /** The sort columns. */
  order?: readonly PgColumn[];
  newestFirst?: true;
  /** By its name in `datos.json`, in their order: what it says in Spanish, and where it stands. */
  fields: Readonly<Record<string, readonly [label: string, column: PgColumn]>>;
}

/** A part of a member's data that is rows of a table, each field a column as it stands. */
export function ownRows({ hers, join, order = [], newestFirst, fields }: OwnRows) {
  const entries = Object.entries(fields);
  const columns = Object.fromEntries(entries.map(([name, [, column]]) => [name, column]));
  return {
    columns: [`${getTableName(hers.table)}.${hers.name}`],
    fields: Object.fromEntries(entries.map(([name, [label]]) => [name, label])),
    async read(db, { id }) {
      const rows = db
        .select(columns)
        .from(hers.table as PgTable)
        .$dynamic();
      if (join) rows.innerJoin(...join);
      const found = await rows.where(eq(hers, id)).orderBy(...order.map(newestFirst ? desc : asc));
      return found as Record<string, DataCell>[];
    },
  } satisfies Partial<DataPart>;
}
