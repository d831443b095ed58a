import * as z from 'zod/mini';

/**
 * An event as the events API sends it (spec section 3). `start_local` is the wall clock of the venue without a zone
 * (`2026-11-28T10:30:00`); `start_utc` is the same instant in UTC, which decides whether the event is past.
 * Fields that may be missing come as `null`; the page applies the fallbacks of spec section 3.
 */
export const eventSchema = z.object({
  id: z.string(),
  name: z.string(),
  logo_url: z.nullable(z.string()),
  location: z.nullable(z.string()),
  description: z.nullable(z.string()),
  event_url: z.nullable(z.string()),
  start_local: z.string(),
  start_utc: z.string(),
  /** IANA zone of `start_local`, e.g. `Europe/Madrid`. */
  timezone: z.string(),
});
export type SiteEvent = z.infer<typeof eventSchema>;
export const eventListSchema = z.array(eventSchema);
