import type { AdminEventRow } from '@femcoders/contracts/admin-event';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { listEventsInAnyState } from '@femcoders/contracts/endpoints/events';
import type { EventSource, EventState } from '@femcoders/contracts/event-names';
import { organisation } from '@femcoders/contracts/role-groups';
import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/event-tables.ts';
import { type WorkSource, waitingIn } from '../../feature/pending-work.ts';
import { adminPageOf, holdsWords, orderOf } from '../../lists/admin-list.ts';
import { type Page, rowsToSkip } from '../../lists/listing.ts';
import { countEvents } from './event-counts.ts';
import { wallClock } from './event-list.ts';
import { comingByTime, pastByTime } from './event-time.ts';

type EventQuery = z.output<typeof listEventsInAnyState.schema.querystring>;

/** How many of an event's registrations are in one of the states. Tables are named: a bare column is the inner one's. */
const counted = (states: SQL) =>
  sql<number>`(select count(*)::int from registrations r where r.event_id = ${events}.id and r.state in (${states}))`;
/** Places given or held. */
export const takenPlaces = (now: Date) => sql<number>`(${counted(sql`'registered', 'offered'`)} + (
  select count(*)::int from place_requests h
  where h.event_id = ${events}.id and h.held_until > ${now.toISOString()}::timestamptz))`;
export const waitingPeople = counted(sql`'waiting'`);

const columns = (now: Date) => ({
  id: events.id,
  slug: events.slug,
  name: events.name,
  state: sql<EventState>`${events.state}`,
  source: sql<EventSource>`${events.source}`,
  start_local: wallClock(events.startsAt),
  startsAt: events.startsAt,
  location: events.location,
  takes_registrations: events.takesRegistrations,
  capacity: events.capacity,
  taken: takenPlaces(now),
  waiting: waitingPeople,
});

function orders(now: Date) {
  const away = sql`extract(epoch from ${events.startsAt} - ${now.toISOString()}::timestamptz)`;
  const left = sql`extract(epoch from ${events.overAt} - ${now.toISOString()}::timestamptz)`;
  return {
    // Of what was, further away than anything that is to come.
    next: sql`case when ${left} > 0 then ${away} else 1e12 - ${away} end`,
    starts_at: events.startsAt,
    name: sql`${events.name} collate "es-x-icu"`,
    taken: takenPlaces(now),
  };
}

/** Reads what is to come and what was each by the index of starts, which does not know the two as one order. */
async function readNextFirst<Row>(
  now: Date,
  page: Page,
  countToCome: () => Promise<number>,
  read: (condition: SQL | undefined, order: SQL[], limit: number, skip: number) => Promise<Row[]>,
): Promise<Row[]> {
  const skip = rowsToSkip(page);
  const coming = await read(comingByTime(now), [asc(events.startsAt), asc(events.id)], page.limit, skip);
  if (coming.length === page.limit) return coming;
  const before = skip === 0 ? coming.length : await countToCome();
  const past = await read(
    pastByTime(now),
    [desc(events.startsAt), asc(events.id)],
    page.limit - coming.length,
    Math.max(0, skip - before),
  );
  return [...coming, ...past];
}

/** Events of every state. The order `next` has first what is to come, the soonest first, then what was, the newest first. */
export async function listAdminEvents(db: Database, query: EventQuery, now: Date): Promise<AdminList<AdminEventRow>> {
  const page = adminPageOf(query);
  const { q, state, source, when } = query;
  const searched = holdsWords(q, sql`${events}.search_text`);
  const found = and(
    searched,
    state && eq(events.state, state),
    source && eq(events.source, source),
    when && (when === 'upcoming' ? comingByTime(now) : pastByTime(now)),
  );
  const states = state && [state];
  const countToCome = () => {
    if (when === 'past') return Promise.resolve(0);
    if (searched) return db.$count(events, and(found, comingByTime(now)));
    return countEvents(db, { states, source, when: 'upcoming' }, now);
  };
  const { sort = 'next' } = query;
  const read = (condition: SQL | undefined, order: SQL[], limit: number, skip: number) =>
    db
      .select(columns(now))
      .from(events)
      .where(and(found, condition))
      .orderBy(...order)
      .limit(limit)
      .offset(skip);
  const [rows, total] = await Promise.all([
    sort === 'next'
      ? readNextFirst(now, page, countToCome, read)
      : read(undefined, orderOf(sort, orders(now), events.id), page.limit, rowsToSkip(page)),
    searched ? db.$count(events, found) : countEvents(db, { states, source, when }, now),
  ]);
  const entries = rows.map(({ startsAt, ...row }) => ({ ...row, start_utc: startsAt.toISOString() }));
  return { entries, total };
}

/** Drafts of events to come: somebody wanted to publish them. */
export const waitingDrafts: WorkSource = {
  section: '/admin/eventos',
  roles: organisation,
  count: (db, now) => waitingIn(db, events.createdAt, and(eq(events.state, 'draft'), gte(events.startsAt, now))),
};
