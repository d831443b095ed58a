import type { TestApi } from './test-api.ts';

/** Whether somebody waits for a row or a table that somebody else has locked. */
export async function waitsForLock({ pool }: TestApi): Promise<boolean> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await pool.query(waiting)).rows.length > 0;
}
