import type { InferSelectModel } from 'drizzle-orm';
import type { ImportConfig } from '../../config.ts';
import type { eventFeeds } from '../../database/event-tables.ts';
import { readCalendarSource } from './calendar-source.ts';
import { readEventbrite } from './eventbrite-source.ts';
import { ImportFailure } from './import-failure.ts';
import type { SourceReading } from './imported-event.ts';
import type { OutsideFetch } from './outside-fetch.ts';
import type { Span } from './read-calendar.ts';

export type FeedRow = InferSelectModel<typeof eventFeeds>;

const year = 365 * 24 * 3_600_000;

/** Returns the span that is read of a calendar: the events of the last year, series until a year from now. */
export function spanAround(now: Date): Span {
  return { from: new Date(now.getTime() - year), now, to: new Date(now.getTime() + year) };
}

/**
 * Returns the prefix of the keys of a source's events. Eventbrite's begin with the organisation: of another one, none of
 * the events has vanished.
 */
export function keyPrefix(feed: FeedRow, { eventbrite }: ImportConfig): string {
  return `${feed.kind === 'ical' ? feed.id : (eventbrite?.organisation ?? '')}:`;
}

/** @throws ImportFailure */
export function readFeed(
  feed: FeedRow,
  config: ImportConfig,
  fetchOutside: OutsideFetch,
  now: Date,
): Promise<SourceReading> {
  if (feed.address !== null) return readCalendarSource(fetchOutside, feed.address, spanAround(now));
  if (config.eventbrite) return readEventbrite(fetchOutside, config.eventbrite);
  throw new ImportFailure('Faltan EVENTBRITE_TOKEN y EVENTBRITE_ORGANISATION en la configuración del sitio');
}
