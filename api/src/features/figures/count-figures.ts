import { type Figures, leastFigure } from '@femcoders/contracts/figures';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** The clock that decides which year and month it is. */
const timezone = 'Europe/Madrid';

type Counts = Record<'members' | 'eventsHeld' | 'approvedComments' | 'nextMonth', number> &
  Pick<Figures, 'year' | 'eventsByMonth'>;

/**
 * The club in numbers, counted by the database.
 * @returns also when the next month begins, in milliseconds since the epoch
 */
export async function countFigures(db: Database, now: Date): Promise<{ figures: Figures; nextMonth: number }> {
  const { rows } = await db.execute<Counts>(sql`
    with today as (
      select instant, instant at time zone ${timezone} as wall
      from (select ${now.toISOString()}::timestamptz as instant) as given
    )
    select
      (select count(*)::int from users) as "members",
      (select count(*)::int from events where state = 'published' and over_at <= instant) as "eventsHeld",
      (select count(*)::int from comments where state = 'approved') as "approvedComments",
      extract(year from wall)::int as "year",
      (
        select array_agg(case when first_day <= wall then (
          select count(*)::int from events
          where state = 'published'
            and over_at <= instant
            and starts_at >= first_day at time zone ${timezone}
            and starts_at < (first_day + interval '1 month') at time zone ${timezone}
        ) end order by first_day)
        from generate_series(
          date_trunc('year', wall), date_trunc('year', wall) + interval '11 months', interval '1 month'
        ) as first_day
      ) as "eventsByMonth",
      extract(epoch from (date_trunc('month', wall) + interval '1 month') at time zone ${timezone})::float8 * 1000
        as "nextMonth"
    from today`);
  const [row] = rows;
  if (!row) throw new Error('Counting gave no row.');
  const { members, eventsHeld, approvedComments, year, eventsByMonth, nextMonth } = row;
  const totals = {
    members: orNull(members),
    eventsHeld: orNull(eventsHeld),
    approvedComments: orNull(approvedComments),
  };
  return { figures: { ...totals, year, eventsByMonth }, nextMonth };
}

const orNull = (count: number) => (count < leastFigure ? null : count);
