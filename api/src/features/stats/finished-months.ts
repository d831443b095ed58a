import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** The clock that decides which month it is. */
export const timezone = 'Europe/Madrid';

/**
 * The months that are over: only these are published, so that a figure changes once a month and not with each person.
 */
export interface FinishedMonths {
  /** The last of them, `2026-10`. */
  last: string;
  /** When it ended. */
  end: Date;
  /** When the running month ends: until then the figures hold. */
  nextEnd: Date;
}

export async function finishedMonths(db: Database, now: Date): Promise<FinishedMonths> {
  const { rows } = await db.execute<{ last: string; end: string; next: string }>(sql`
    with month as (
      select date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${timezone}) as first
    )
    select to_char(first - interval '1 day', 'YYYY-MM') as last,
      (extract(epoch from first at time zone ${timezone}) * 1000)::text as "end",
      (extract(epoch from (first + interval '1 month') at time zone ${timezone}) * 1000)::text as next
    from month`);
  const [row] = rows;
  if (!row) throw new Error('There is no month.');
  return { last: row.last, end: new Date(Number(row.end)), nextEnd: new Date(Number(row.next)) };
}

/** The month of an instant, `2026-09`. */
export const monthOf = (at: SQL) => sql<string>`to_char(${at} at time zone ${timezone}, 'YYYY-MM')`;
