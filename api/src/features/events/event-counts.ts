import type { EventSource, EventState } from '@femcoders/contracts/event-names';
import { and, eq, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { eventCounts, events } from '../../database/event-tables.ts';
import { foldCountDeltas } from '../../database/fold-count-deltas.ts';
import { goingOnByTime } from './event-time.ts';

/** Which events are counted; of what is left out, all. */
export interface CountedEvents {
  states?: readonly EventState[] | undefined;
  source?: EventSource | undefined;
  when?: 'past' | 'upcoming' | undefined;
}

/** How many events there are, from what the database notes of every change: of today's, each is looked at. */
export async function countEvents(db: Database, counted: CountedEvents, now: Date): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`(${notedCount(db, counted, now)})::int` })
    .from(sql`(values (1)) as one`);
  return row?.n ?? 0;
}

/** Returns the query of `countEvents`, to be read in another. */
export function notedCount(db: Database, { states, source, when }: CountedEvents, now: Date): SQL {
  const today = now.toISOString().slice(0, 10);
  const startOfToday = new Date(`${today}T00:00:00Z`);
  const startOfTomorrow = new Date(startOfToday.getTime() + 24 * 3_600_000);
  const day = { past: sql`${eventCounts.day} < ${today}`, upcoming: sql`${eventCounts.day} > ${today}` };
  const hours = {
    past: and(gte(events.startsAt, startOfToday), lte(events.startsAt, now)),
    upcoming: and(gt(events.startsAt, now), lt(events.startsAt, startOfTomorrow)),
  };
  const noted = db
    .select({ n: sql`coalesce(sum(${eventCounts.change}), 0)` })
    .from(eventCounts)
    .where(
      and(
        states && inArray(eventCounts.state, [...states]),
        source && eq(eventCounts.source, source),
        when && day[when],
      ),
    );
  const among = (condition: SQL | undefined): SQL =>
    sql`(select count(*) from ${events} where ${and(
      states && inArray(events.state, [...states]),
      source && eq(events.source, source),
      condition,
    )})`;
  if (!when) return sql`select (${noted})`;
  // Days and hours tell by the start: those that go on have begun and are not over.
  const goingOn = among(goingOnByTime(now));
  const sign = when === 'past' ? sql`-` : sql`+`;
  return sql`select (${noted}) + ${among(hours[when])} ${sign} ${goingOn}`;
}

/** Makes one line of all that were noted for a day, a state and a source. */
export const foldEventCounts = (db: Database) =>
  foldCountDeltas(db, eventCounts, [eventCounts.day, eventCounts.state, eventCounts.source]);
