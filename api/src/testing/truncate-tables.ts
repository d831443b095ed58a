import type pg from 'pg';
import { indexLock } from '../features/search/search-index.ts';

/**
 * Empties tables and those that refer to them. An API reads its areas for the search in the background, table by table
 * in one transaction: a truncation in between that locks the same tables in another order would end in a deadlock. It
 * waits for that reading and keeps the next one out.
 * @param tables separated by commas
 */
export async function truncateTables(pool: pg.Pool, tables: string): Promise<void> {
  await pool.query(`select pg_advisory_xact_lock(${indexLock}); truncate ${tables} cascade`);
}
