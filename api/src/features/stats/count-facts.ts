import { leastFigure } from '@femcoders/contracts/figures';
import type { Stats } from '@femcoders/contracts/stats';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/**
 * The figures that are one number. A part is left out where the part or what remains of the whole would be fewer than
 * five: the whole is published elsewhere, and the rest would follow from it.
 * @param end of the last finished month
 */
export async function countFacts(db: Database, end: Date): Promise<Stats['facts']> {
  const { rows } = await db.execute<Record<'members' | 'active' | 'came' | 'again', number>>(sql`
    with period as (
      select ${end.toISOString()}::timestamptz as until, ${end.toISOString()}::timestamptz - interval '12 months' as since
    ), guest as (
      select count(distinct event_id) as visits
      from registrations join events on events.id = event_id, period
      where registrations.state = 'registered' and checked_in_at is not null and events.state = 'published'
        and events.starts_at >= since and events.starts_at < until
      group by lower(email)
    )
    select
      (select count(*)::int from users, period where created_at < until) as members,
      (select count(*)::int from users, period where created_at < until and last_seen_on >= since::date) as active,
      (select count(*)::int from guest) as came,
      (select count(*)::int from guest where visits > 1) as again`);
  const { members = 0, active = 0, came = 0, again = 0 } = rows[0] ?? {};
  return [
    { id: 'activas', value: isPublishable(active, members) ? active : null },
    { id: 'repiten', value: isPublishable(again, came) ? Math.round((again / came) * 100) : null },
  ];
}

/** Whether a part of a whole may be published. */
function isPublishable(part: number, whole: number): boolean {
  const rest = whole - part;
  return part >= leastFigure && (rest === 0 || rest >= leastFigure);
}
