import * as z from 'zod/mini';
import { eventFeedLimits } from './event-feed-limits.ts';
import { neededText } from './schema-parts.ts';

const { name, address } = eventFeedLimits;
/** A calendar to be imported from now on; its address is `https://`, or `webcal://`, which means the same. */
export const newEventFeedSchema = z.object({
  name: neededText('Escribe un nombre', name, 'El nombre no puede', z.string()),
  address: neededText('Escribe la dirección del calendario', address, 'La dirección no puede', z.string()),
});

/** The fate of a source's events when it is removed: they stay as events of our own, those to come perhaps as drafts. */
export const keptEvents = ['own', 'draft'] as const;

/** Where events are imported from, and how that goes. Instants are ISO 8601. */
export const eventFeedSchema = z.object({
  id: z.string(),
  kind: z.enum(['eventbrite', 'ical']),
  name: z.string(),
  /** Of a calendar; null of Eventbrite. */
  address: z.nullable(z.string()),
  active: z.boolean(),
  /** Whether it can be read: Eventbrite needs its variables. */
  ready: z.boolean(),
  /** Being read now, or about to be. */
  busy: z.boolean(),
  /** When it was last tried, and when that last succeeded. */
  tried_at: z.nullable(z.string()),
  succeeded_at: z.nullable(z.string()),
  /** Events found when it last succeeded. */
  found: z.nullable(z.number()),
  /** Events of it that are still to come, as the site has them. */
  upcoming: z.number(),
  /** Why the last try failed, in a Spanish sentence without a full stop; null when it did not. */
  error: z.nullable(z.string()),
  /** Remarks about the last reading for the organisers, in Spanish sentences. */
  notes: z.array(z.string()),
});
export type EventFeed = z.infer<typeof eventFeedSchema>;

export const eventFeedsSchema = z.object({
  /** One page of them. */
  feeds: z.array(eventFeedSchema),
  /** Sources on all pages; an API of before has one page, and does not say it. */
  total: z.optional(z.number()),
  /** Minutes between two readings of a source. */
  every: z.number(),
});
export type EventFeeds = z.infer<typeof eventFeedsSchema>;
