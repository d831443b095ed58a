import * as z from 'zod/mini';
import { venueFeatures } from './event-names.ts';
import { eventPhases } from './event-phase.ts';
import { personSchema } from './person.ts';

/** The states of an event that visitors see; drafts are not sent to them. */
export const publicEventStates = ['published', 'postponed', 'cancelled'] as const;

/**
 * Whether a place can be had on the event's page: `open`, only on the `waiting` list, `closed` because the event has
 * started, is postponed or cancelled, or `none` because places are given elsewhere or not at all.
 */
export const registrationModes = ['open', 'waiting', 'closed', 'none'] as const;

/**
 * An event as the events API lists it (spec section 3). `start_local` is the wall clock of the venue without a zone
 * (`2026-11-28T10:30:00`); `start_utc` is the same instant in UTC: once it is
 * before now the card offers no ticket (spec section 4).
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
  /** The same clock at its end, without a zone; null where that is not known. */
  end_local: z.nullable(z.string()),
  /** Null where the end is not known. */
  end_utc: z.nullable(z.string()),
  /** From when on the event is over: its end or, where that is not known, what the API takes for it. */
  over_utc: z.string(),
  /** Where it stood in time when the API was asked. */
  phase: z.enum(eventPhases),
  /** IANA zone of `start_local`, e.g. `Europe/Madrid`. */
  timezone: z.string(),
  /** Its place below `/eventos/`. */
  slug: z.string(),
  state: z.enum(publicEventStates),
  /** Whether places are given on its page. */
  takes_registrations: z.boolean(),
  /** Whether it takes place online. Lists of an earlier API do not tell this and what follows. */
  online: z.optional(z.boolean()),
  /** Only of what is not over. */
  registration: z.optional(z.enum(registrationModes)),
  /** Null: there is room for everybody, or places are given elsewhere. */
  places_left: z.optional(z.nullable(z.number())),
});
export type SiteEvent = z.infer<typeof eventSchema>;
export const eventListSchema = z.array(eventSchema);

/** How many events each list holds, on all its pages. */
export const listedEventsSchema = z.object({ past: z.number(), upcoming: z.number() });
export type ListedEvents = z.infer<typeof listedEventsSchema>;

/** One entry of an event's programme. */
export const programmeEntrySchema = z.object({
  /** Wall clock of the venue, `18:30`. */
  time: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  /** The speakers, in words. */
  speaker: z.nullable(z.string()),
});
export type ProgrammeEntry = z.infer<typeof programmeEntrySchema>;

/** The known accessibility of a venue: a feature that is missing here has not been checked. */
export const venueAccessibilitySchema = z.partialRecord(z.enum(venueFeatures), z.enum(['yes', 'no']));
export type VenueAccessibility = z.infer<typeof venueAccessibilitySchema>;

/** An event as its own page needs it. Texts are plain, their paragraphs separated by an empty line. */
export const eventDetailSchema = z.extend(eventSchema, {
  about: z.nullable(z.string()),
  venue_name: z.nullable(z.string()),
  venue_address: z.nullable(z.string()),
  directions: z.nullable(z.string()),
  online: z.boolean(),
  price: z.nullable(z.string()),
  food: z.nullable(z.string()),
  photos: z.nullable(z.string()),
  programme: z.array(programmeEntrySchema),
  accessibility: venueAccessibilitySchema,
  accessibility_note: z.nullable(z.string()),
  speakers: z.array(personSchema),
  registration: z.enum(registrationModes),
  /** Null: there is room for everybody. */
  capacity: z.nullable(z.number()),
  /** Null where `capacity` is. */
  places_left: z.nullable(z.number()),
  cancel_reason: z.nullable(z.string()),
  /** ISO 8601 instant of the last change. */
  updated_at: z.string(),
});
export type EventDetail = z.infer<typeof eventDetailSchema>;
