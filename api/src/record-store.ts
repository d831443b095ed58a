import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { recorderOf } from './audit/audit-log.ts';
import { announce, type Channel } from './database/change-feed.ts';
import { type Database, inTransaction, type Transaction } from './database/database.ts';
import { type ApiProblem, conflict } from './problems.ts';

type RecordTable = PgTable & { id: PgColumn };

export interface RecordStoreOptions<Table extends RecordTable> {
  /** The prefix of the subjects of its audit entries: `talk` gives `talk:<id>`. */
  kind: string;
  table: Table;
  /** The refusal where there is no such record. */
  missing: () => ApiProblem;
  /** The channel that processes with cached lists of it follow. */
  channel?: Channel;
}

/** Returns the store that the mutations of one kind of record share: one change at a time, a locked row, the audit, the announcement. */
export function recordStore<Table extends RecordTable>({ kind, table, missing, channel }: RecordStoreOptions<Table>) {
  type Row = Table['$inferSelect'];
  const name = `${kind} names`;

  /** Until the transaction ends no other gives a record of this kind an address, a name or a place in an order. */
  async function lockNames({ client }: Transaction): Promise<void> {
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [name]);
  }

  /** Changes records, one change at a time; the public pages hear of it once it is committed. */
  function changing<T>({ pool }: { pool: pg.Pool }, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return inTransaction(pool, async (transaction) => {
      await lockNames(transaction);
      const result = await work(transaction);
      if (channel) await announce(transaction.client, channel);
      return result;
    });
  }

  /**
   * Returns a record, locked until the transaction ends.
   * @throws ApiProblem as `missing` has it
   */
  async function lock(db: Database, id: string): Promise<Row> {
    const [row] = await db
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id))
      .for('update');
    if (!row) throw missing();
    return row;
  }

  return {
    lockNames,
    changing,
    lock,

    /** Adds an entry to the audit. */
    record: recorderOf(kind),

    /** Changes one record, and answers with it as it is then. @param read returns what is answered */
    edit<Answer>(
      id: string,
      ports: { pool: pg.Pool },
      read: (db: Database, id: string) => Promise<Answer>,
      work: (row: Row, transaction: Transaction) => Promise<void>,
    ): Promise<Answer> {
      return changing(ports, async (transaction) => {
        await work(await lock(transaction.db, id), transaction);
        return read(transaction.db, id);
      });
    },

    /** Stores a new record. */
    async add(db: Database, values: PgInsertValue<Table>): Promise<Row> {
      const [row] = await db.insert(table).values(values).returning();
      if (!row) throw new Error(`The ${kind} was not stored.`);
      return row as Row;
    },
  };
}

/**
 * Refuses to save over what somebody else has saved since. What would change nothing is not asked: it was sent twice, because its answer
 * was lost.
 * @param updatedAt as the writer was shown it, ISO 8601
 * @param message says what has changed, in Spanish
 * @throws ApiProblem `conflict`
 */
export function refuseStale(row: { updatedAt: Date }, updatedAt: string, message: string, field?: string): void {
  if (isStale(row, updatedAt)) throw conflict(message, field);
}

/** Whether a row was saved since its writer was shown it. @param updatedAt as she was, ISO 8601 */
export const isStale = (row: { updatedAt: Date }, updatedAt: string): boolean =>
  row.updatedAt.toISOString() !== updatedAt;

/** Whether a row has these values already: what is sent again, because its answer was lost, is no conflict. */
export const hasValues = <Columns extends object>(row: Columns, columns: Columns): boolean =>
  Object.keys(changesOf(row, columns).after).length === 0;

/** Returns only what differs, before and after. */
export function changesOf<Columns extends object>(
  row: Columns,
  columns: Columns,
): { before: Partial<Columns>; after: Partial<Columns> } {
  const names = (Object.keys(columns) as (keyof Columns)[]).filter(
    (name) => !isDeepStrictEqual(row[name], columns[name]),
  );
  const pick = (from: Columns) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Columns>;
  return { before: pick(row), after: pick(columns) };
}
