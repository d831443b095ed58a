import type { FigurePeriod, FigureStep } from '@femcoders/contracts/admin-figures-names';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';

/** The clock that decides which day it is. */
const timezone = 'Europe/Madrid';

const stepOf = { '30d': 'day', '90d': 'week', '12m': 'month' } as const satisfies Record<FigurePeriod, FigureStep>;

/** How long before the day that begins now the period begins. */
const beginning = {
  '30d': sql`day - interval '29 days'`,
  '90d': sql`day - interval '89 days'`,
  '12m': sql`date_trunc('month', day) - interval '11 months'`,
} as const satisfies Record<FigurePeriod, SQL>;

/** A stretch of time until now, cut into days, weeks or months. */
export interface PeriodOfFigures {
  period: FigurePeriod;
  step: FigureStep;
  /** First days, `2026-11-21`. */
  steps: string[];
  /** When each begins, as PostgreSQL reads an array of instants. */
  beginnings: string;
  from: string;
  until: string;
  /** When it begins and ends. */
  since: Date;
  now: Date;
}

/** Days and months are those of Madrid, which the database knows about. */
export async function periodUntil(db: Database, now: Date, period: FigurePeriod): Promise<PeriodOfFigures> {
  const step = stepOf[period];
  const { rows } = await db.execute<{
    steps: string[];
    beginnings: string;
    from: string;
    until: string;
    since: string;
  }>(sql`
    with today as (select date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timezone}) as day),
    stretch as (select day, ${beginning[period]} as first from today)
    select
      to_char(first, 'YYYY-MM-DD') as "from",
      to_char(day, 'YYYY-MM-DD') as "until",
      to_char(first at time zone ${timezone} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "since",
      array(
        select to_char(at, 'YYYY-MM-DD')
        from generate_series(date_trunc(${step}, first), day, ('1 ' || ${step})::interval) as at
      ) as "steps",
      array(
        select at at time zone ${timezone}
        from generate_series(date_trunc(${step}, first), day, ('1 ' || ${step})::interval) as at
      )::text as "beginnings"
    from stretch`);
  const [row] = rows;
  if (!row) throw new Error('Asking for a period gave no row.');
  return { period, step, ...row, since: new Date(row.since), now };
}

/** Seconds as the database takes the middle of them, in milliseconds; null of nothing. */
export const inMs = (seconds: number | null | undefined): number | null =>
  seconds === null || seconds === undefined ? null : Math.round(seconds * 1000);

/** Whether an instant lies within the period. */
export function within({ since, now }: PeriodOfFigures, instant: SQL): SQL {
  return sql`${instant} >= ${since.toISOString()}::timestamptz and ${instant} <= ${now.toISOString()}::timestamptz`;
}

/**
 * Counts by step.
 * @param source what follows `from`, with joins and without conditions
 * @param counts each an aggregate, by its name
 */
export async function countBySteps<Name extends string>(
  db: Database,
  period: PeriodOfFigures,
  { source, at, where = sql`true`, counts }: { source: SQL; at: SQL; where?: SQL; counts: Record<Name, SQL> },
): Promise<Record<Name, number[]>> {
  const names = Object.keys(counts) as Name[];
  const { rows } = await db.execute<Record<string, number>>(sql`
    select width_bucket(${at}, ${period.beginnings}::timestamptz[]) as nth, ${sql.join(
      names.map((name) => sql`(${counts[name]})::int as ${sql.identifier(name)}`),
      sql`, `,
    )}
    from ${source} where ${within(period, at)} and ${where} group by 1`);
  const found = new Map(rows.map((row) => [row.nth, row]));
  const seriesOf = (name: Name) => period.steps.map((_step, i) => found.get(i + 1)?.[name] ?? 0);
  return Object.fromEntries(names.map((name) => [name, seriesOf(name)])) as Record<Name, number[]>;
}

/** How many rows there are of each kind, also of those with none. */
export async function countByKind<Kind extends string>(
  db: Database,
  kinds: readonly Kind[],
  { source, kind, where = sql`true` }: { source: SQL; kind: SQL; where?: SQL },
): Promise<{ kind: Kind; count: number }[]> {
  const { rows } = await db.execute<{ kind: string; count: number }>(
    sql`select ${kind} as kind, count(*)::int as count from ${source} where ${where} group by 1`,
  );
  const found = new Map(rows.map((row) => [row.kind, row.count]));
  return kinds.map((one) => ({ kind: one, count: found.get(one) ?? 0 }));
}
