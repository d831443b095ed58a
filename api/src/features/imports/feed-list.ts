import type { EventFeed, EventFeeds } from '@femcoders/contracts/event-feed';
import { asc, sql } from 'drizzle-orm';
import type { ImportConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { eventFeeds, events } from '../../database/event-tables.ts';
import { type FeedRow, keyPrefix } from './feed-source.ts';

/** A run that has not ended after so long was cut off with its process, in ms. */
const longestRun = 15 * 60_000;

/** All sources, Eventbrite first, then in the order in which they were added. */
export async function listFeeds(db: Database, config: ImportConfig, now: Date): Promise<EventFeeds> {
  const rows = await db
    .select()
    .from(eventFeeds)
    .orderBy(sql`${eventFeeds.kind} <> 'eventbrite'`, asc(eventFeeds.createdAt), asc(eventFeeds.id));
  const feeds = await Promise.all(rows.map((row) => describeFeed(db, row, config, now)));
  return { feeds, every: config.every };
}

export async function describeFeed(db: Database, row: FeedRow, config: ImportConfig, now: Date): Promise<EventFeed> {
  const prefix = keyPrefix(row, config);
  const upcoming = await db.$count(
    events,
    sql`${events.source} = ${row.kind} and starts_with(${events.sourceKey}, ${prefix})
      and ${events.startsAt} > ${now.toISOString()}::timestamptz and ${events.state} <> 'cancelled'`,
  );
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    address: row.address,
    active: row.active,
    ready: row.kind === 'ical' || config.eventbrite !== null,
    busy: isBusy(row, now),
    tried_at: row.startedAt?.toISOString() ?? null,
    succeeded_at: row.succeededAt?.toISOString() ?? null,
    found: row.found,
    upcoming,
    error: row.error,
    notes: row.notes,
  };
}

export function isBusy({ askedAt, startedAt, endedAt }: FeedRow, now: Date): boolean {
  const recent = (at: Date | null) => at !== null && at.getTime() > now.getTime() - longestRun;
  return recent(askedAt) || (recent(startedAt) && endedAt === null);
}
