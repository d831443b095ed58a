import type { EventFeed, EventFeeds } from '@femcoders/contracts/event-feed';
import { asc, sql } from 'drizzle-orm';
import type { ImportConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { eventFeeds, events } from '../../database/event-tables.ts';
import { readAdminPage } from '../../lists/admin-list.ts';
import type { Page } from '../../lists/listing.ts';
import { type FeedRow, keyPrefix } from './feed-source.ts';

/** A run that has not ended after so long was cut off with its process, in ms. */
const longestRun = 15 * 60_000;

/** A page of the sources, Eventbrite first, then in the order in which they were added. */
export async function listFeeds(db: Database, config: ImportConfig, now: Date, page: Page): Promise<EventFeeds> {
  const rows = db
    .select()
    .from(eventFeeds)
    .orderBy(sql`${eventFeeds.kind} <> 'eventbrite'`, asc(eventFeeds.createdAt), asc(eventFeeds.id));
  const { entries, total } = await readAdminPage(page, rows, db.$count(eventFeeds), (row) => row);
  const feeds = await Promise.all(entries.map((row) => describeFeed(db, row, config, now)));
  return { feeds, total, every: config.every };
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
