import { intervalOf, retention } from '@femcoders/contracts/retention';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { doorMarks, events, registrations } from '../../database/event-tables.ts';
import { purgeRequests } from './place-request.ts';

/**
 * Erases names and mails of what has been: what nobody confirmed in time, those who gave their place up 30 days after the
 * event, all others after 24 months, of whom the numbers stay; and marks that no door will send again.
 */
export async function eraseRegistrations(db: Database, now: Date): Promise<void> {
  await purgeRequests(db, now);
  const ago = (time: string) => sql`${now.toISOString()}::timestamptz - ${time}::interval`;
  await db
    .delete(registrations)
    .where(
      and(
        eq(registrations.state, 'cancelled'),
        sql`exists (select 1 from ${events} where ${events.id} = ${registrations.eventId} and ${lt(events.overAt, ago(intervalOf(retention.cancelledPlace)))})`,
      ),
    );
  await db.delete(doorMarks).where(lt(doorMarks.receivedAt, ago(intervalOf(retention.doorMark))));
  await eraseIntoNumbers(db, lt(events.overAt, ago(intervalOf(retention.eventPlace))), now);
}

/** Erases registrations of which the numbers stay. */
export async function eraseIntoNumbers(db: Database, which: SQL | undefined, now: Date): Promise<void> {
  await db.execute(sql`
    with erased as (
      delete from ${registrations} using ${events}
      where ${events.id} = ${registrations.eventId} and ${which}
      returning ${registrations.eventId}, ${registrations.state}, ${registrations.checkedInAt}
    )
    insert into past_attendance (event_id, registered, checked_in, erased_at)
    select event_id, count(*) filter (where state = 'registered'), count(checked_in_at), ${now.toISOString()}::timestamptz
    from erased group by event_id
    on conflict (event_id) do update set
      registered = past_attendance.registered + excluded.registered,
      checked_in = past_attendance.checked_in + excluded.checked_in`);
}
