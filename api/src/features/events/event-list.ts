import { type ListedEvents, publicEventStates, type SiteEvent } from '@femcoders/contracts/event';
import type { EventState } from '@femcoders/contracts/event-names';
import { type AnyColumn, and, asc, eq, gt, gte, inArray, min, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { readKeysetPage } from '../../lists/keyset-page.ts';
import type { KeysetPage } from '../../lists/listing.ts';
import { countEvents, notedCount } from './event-counts.ts';
import { countTakenOf, placesLeft, registrationMode } from './event-places.ts';
import { comingByTime, pastByTime, timesOf } from './event-time.ts';

export type Tense = 'past' | 'upcoming';

/** An instant on the clock of the event's place, without a zone. */
export const wallClock = (instant: AnyColumn) =>
  sql<string>`to_char(${instant} at time zone ${events.timezone}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

const columns = {
  id: events.id,
  name: events.name,
  logo_url: events.logoUrl,
  location: events.location,
  description: events.description,
  event_url: events.eventUrl,
  start_local: wallClock(events.startsAt),
  end_local: sql<string | null>`${wallClock(events.endsAt)}`,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  overAt: events.overAt,
  timezone: events.timezone,
  slug: events.slug,
  state: sql<SiteEvent['state']>`${events.state}`,
  takes_registrations: events.takesRegistrations,
  online: events.online,
  capacity: events.capacity,
};

/** Which events a list shows: a cancelled one stays listed until its day, and is never a past one. */
const shown = { past: ['published'], upcoming: publicEventStates } as const satisfies Record<
  Tense,
  readonly EventState[]
>;

/**
 * Events that are over, the newest first, or those that are not, the soonest first; one row more than the page holds,
 * when there is one.
 */
export async function listEvents(db: Database, tense: Tense, now: Date, page: KeysetPage): Promise<SiteEvent[]> {
  const upcoming = tense === 'upcoming';
  const rows = await readKeysetPage(db, page, {
    table: events,
    instant: events.startsAt,
    id: events.id,
    order: upcoming ? 'asc' : 'desc',
    listed: and(inArray(events.state, [...shown[tense]]), upcoming ? comingByTime(now) : pastByTime(now)),
    columns,
    length: () => notedCount(db, { states: shown[tense], when: tense }, now),
  });
  // Of what is over, nobody asks for a place.
  const giving = upcoming ? rows.filter((event) => event.takes_registrations) : [];
  const places = await countTakenOf(
    db,
    giving.map(({ id }) => id),
    now,
  );
  return rows.map(({ startsAt, endsAt, overAt, capacity, ...event }) => {
    const { state, takes_registrations: takesRegistrations } = event;
    const left = takesRegistrations ? placesLeft({ capacity }, places.get(event.id) ?? { taken: 0, waiting: 0 }) : null;
    return {
      ...event,
      ...timesOf({ state, startsAt, endsAt, overAt }, now),
      ...(upcoming && {
        registration: registrationMode({ takesRegistrations, state, startsAt }, left, now),
        places_left: left,
      }),
    };
  });
}

/** How many events each list holds. */
export async function countListedEvents(db: Database, now: Date): Promise<ListedEvents> {
  const [past, upcoming] = await Promise.all(
    (['past', 'upcoming'] as const).map((when) => countEvents(db, { states: shown[when], when }, now)),
  );
  return { past: past ?? 0, upcoming: upcoming ?? 0 };
}

export type NextEvent = Pick<EventRow, 'name' | 'slug' | 'startsAt' | 'endsAt' | 'timezone'>;

/** The next event that takes place. */
export async function nextEvent(db: Database, now: Date): Promise<NextEvent | null> {
  const { name, slug, startsAt, endsAt, timezone } = events;
  const [row] = await db
    .select({ name, slug, startsAt, endsAt, timezone })
    .from(events)
    .where(and(eq(events.state, 'published'), gte(startsAt, now)))
    .orderBy(asc(startsAt), asc(events.id))
    .limit(1);
  return row ?? null;
}

/** When the next event begins or is over, which changes what lists tell without anything being written. */
export async function nextTurn(db: Database, now: Date): Promise<Date | null> {
  const [[begun], [over]] = await Promise.all([
    db
      .select({ at: min(events.startsAt) })
      .from(events)
      .where(gte(events.startsAt, now)),
    db
      .select({ at: min(events.overAt) })
      .from(events)
      .where(gt(events.overAt, now)),
  ]);
  const moments = [begun?.at && begun.at.getTime() + 1, over?.at?.getTime()].filter((at) => typeof at === 'number');
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}
