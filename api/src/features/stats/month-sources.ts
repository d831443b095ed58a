import { type SQL, sql } from 'drizzle-orm';
import { monthOf, timezone } from './finished-months.ts';

/** Where the rows of a statistic by months are: one for each thing, or with how many each row stands for. */
export interface MonthSource {
  from: SQL;
  /** When it happened. */
  at: SQL;
  where?: SQL;
  /** How many the row stands for, where it is not one. */
  weight?: SQL;
  /** More numbers of each run: an aggregate of its rows. */
  measure?: SQL;
}

/** Offers that are or were open to everybody. */
export const wasPublished = sql`state in ('published', 'expired', 'filled')`;

const held = sql`events.state = 'published'`;

/** Places, also those whose names are erased: the numbers of an event stay. */
const places = sql`(
  select event_id, count(*)::int as given, count(checked_in_at)::int as came
  from registrations where state = 'registered' group by event_id
  union all select event_id, registered, checked_in from past_attendance
) as places join events on events.id = places.event_id`;

export const monthSources = {
  miembros: { from: sql`users`, at: sql`created_at` },
  eventos: { from: sql`events`, at: sql`starts_at`, where: held },
  inscripciones: { from: places, at: sql`events.starts_at`, where: held, weight: sql`places.given` },
  asistencia: { from: places, at: sql`events.starts_at`, where: held, weight: sql`places.came` },
  comentarios: { from: sql`comments`, at: sql`created_at`, where: sql`state = 'approved'` },
  moderacion: {
    from: sql`comments`,
    at: sql`decided_at`,
    // What the score decides by itself takes no time and says nothing of anybody's.
    where: sql`decided_by is not null and state <> 'pending'`,
    measure: sql`percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)::float8 / 3600)`,
  },
  ofertas: { from: sql`job_offers`, at: sql`published_at`, where: wasPublished },
  mentoria: {
    from: sql`mentoring_sessions`,
    at: sql`starts_at`,
    where: sql`state = 'done'`,
    measure: sql`sum(minutes)::float8 / 60`,
  },
  parejas: { from: sql`mentoring_pairs`, at: sql`started_at` },
  charlas: {
    from: sql`talks`,
    at: sql`given_on::timestamp at time zone ${timezone}`,
    where: sql`state = 'published'`,
  },
} satisfies Record<string, MonthSource>;

/** How many there were in each month until an instant; months without any are left out. */
export function countByMonth({ from, at, where = sql`true`, weight = sql`1` }: MonthSource, end: Date): SQL {
  return sql`
    select ${monthOf(at)} as month, sum(${weight})::int as count
    from ${from} where ${where} and ${at} < ${end.toISOString()}::timestamptz
    group by 1 having sum(${weight}) > 0 order by 1`;
}

/** The measure of each run of months, by its first month: `first` and `measure`. */
export function measureByRun({ from, at, where = sql`true`, measure = sql`null` }: MonthSource, runs: SQL): SQL {
  return sql`
    select runs.first, ${measure} as measure
    from ${from} join ${runs} on ${monthOf(at)} between runs.first and runs.last
    where ${where} group by runs.first`;
}
