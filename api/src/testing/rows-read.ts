import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from '../database/database.ts';

/** A step of a plan, as PostgreSQL reports it. Rows are those of one of its loops. */
interface Step {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}

/**
 * How many rows of a table the database looks at while it is asked for something, each as often as it does; those that an
 * index alone answers, too. The table's statistics and what everybody sees must be up to date (`vacuum analyze`).
 */
export async function rowsRead<Answer>(
  pool: Pool,
  table: string,
  ask: (db: Database) => Promise<Answer>,
): Promise<{ read: number; answer: Answer }> {
  const asked: { query: string; values: unknown[] }[] = [];
  const answer = await ask(drizzle(pool, { logger: { logQuery: (query, values) => asked.push({ query, values }) } }));
  let read = 0;
  for (const { query, values } of asked) {
    const { rows } = await pool.query(`explain (analyze, format json) ${query}`, values);
    read += readBy(rows[0]['QUERY PLAN'][0].Plan, table);
  }
  return { read, answer };
}

function readBy(step: Step, table: string): number {
  const { 'Actual Rows': rows, 'Rows Removed by Filter': removed = 0, 'Actual Loops': loops } = step;
  const here = step['Relation Name'] === table ? (rows + removed) * loops : 0;
  return (step.Plans ?? []).reduce((sum, below) => sum + readBy(below, table), here);
}
