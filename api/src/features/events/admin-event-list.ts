import type { AdminEventRow } from '@femcoders/contracts/admin-event';
import type { AdminList } from '@femcoders/contracts/admin-list';
import { type EventSource, type EventState, eventSources, eventStates } from '@femcoders/contracts/event-limits';
import { and, count, eq, gte, lt, min, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/schema.ts';
import { adminListQuery, adminPageOf, matchesWords, orderOf, sortQuery } from '../admin-list.ts';
import { rowsToSkip } from '../listing.ts';
import type { WorkSource } from '../waiting/waiting-work.ts';
import { wallClock } from './event-list.ts';

const sorts = ['next', 'starts_at', 'name', 'taken'] as const;

export const adminEventQuery = z.object({
  ...adminListQuery,
  sort: sortQuery(sorts),
  state: z.optional(z.enum(eventStates, 'Ese estado no existe.')),
  when: z.optional(z.enum(['upcoming', 'past'], 'Elige próximos o pasados.')),
  source: z.optional(z.enum(eventSources, 'Ese origen no existe.')),
});

/** How many of an event's registrations are in one of the states. Tables are named: a bare column is the inner one's. */
const counted = (states: SQL) =>
  sql<number>`(select count(*)::int from registrations r where r.event_id = ${events}.id and r.state in (${states}))`;
/** Places given or held. */
export const takenPlaces = counted(sql`'registered', 'offered'`);
export const waitingPeople = counted(sql`'waiting'`);

/** Events of every state. The order `next` has first what is to come, the soonest first, then what was, the newest first. */
export async function listAdminEvents(
  db: Database,
  query: z.infer<typeof adminEventQuery>,
  now: Date,
): Promise<AdminList<AdminEventRow>> {
  const page = adminPageOf(query);
  const found = and(
    matchesWords(query.q, [events.name, events.location, events.venueName]),
    query.state && eq(events.state, query.state),
    query.source && eq(events.source, query.source),
    query.when && (query.when === 'upcoming' ? gte(events.startsAt, now) : lt(events.startsAt, now)),
  );
  const away = sql`extract(epoch from ${events.startsAt} - ${now.toISOString()}::timestamptz)`;
  const order = {
    // Of what was, further away than anything that is to come.
    next: sql`case when ${away} >= 0 then ${away} else 1e12 - ${away} end`,
    starts_at: events.startsAt,
    name: sql`${events.name} collate "es-x-icu"`,
    taken: takenPlaces,
  };
  const [rows, [total]] = await Promise.all([
    db
      .select({
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
        taken: takenPlaces,
        waiting: waitingPeople,
      })
      .from(events)
      .where(found)
      .orderBy(...orderOf(query.sort ?? 'next', order, events.id))
      .limit(page.limit)
      .offset(rowsToSkip(page)),
    db.select({ count: count() }).from(events).where(found),
  ]);
  const entries = rows.map(({ startsAt, ...row }) => ({ ...row, start_utc: startsAt.toISOString() }));
  return { entries, total: total?.count ?? 0 };
}

/** Drafts of events to come: somebody wanted to publish them. */
export const waitingDrafts: WorkSource = {
  section: '/admin/eventos',
  roles: ['organiser', 'admin'],
  async count(db, now) {
    const [row] = await db
      .select({ count: count(), since: min(events.createdAt) })
      .from(events)
      .where(and(eq(events.state, 'draft'), gte(events.startsAt, now)));
    return { count: row?.count ?? 0, since: row?.since ?? null };
  },
};
