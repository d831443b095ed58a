import type { DoorAct, DoorOutcome } from '@femcoders/contracts/door';
import type { ProgrammeEntry, VenueAccessibility } from '@femcoders/contracts/event';
import type { EventSource, EventState } from '@femcoders/contracts/event-names';
import type { RegistrationState } from '@femcoders/contracts/registration';
import type { RichDocument } from '@femcoders/contracts/rich-document';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Lines that add up to how many there are; triggers write them. */
export const eventCounts = pgTable('event_counts', {
  /** Of UTC. */
  day: date().notNull(),
  state: text().$type<EventState>().notNull(),
  source: text().$type<EventSource>().notNull(),
  change: integer().notNull(),
});

/** An imported event as its source described it: the columns of the same names, instants as ISO 8601. */
export type ImportedRecord = Record<string, string | boolean | null>;

export const events = pgTable('events', {
  id: uuid().primaryKey().defaultRandom(),
  /** Its place below `/eventos/`; made from the id by default. */
  slug: text().notNull().default(sql`'evento-' || gen_random_uuid()`),
  state: text().$type<EventState>().notNull().default('published'),
  name: text().notNull(),
  logoUrl: text('logo_url'),
  location: text(),
  description: text(),
  eventUrl: text('event_url'),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at'),
  /** When it is over, as the database says: at its end, without one three hours after its start. */
  overAt: instant('over_at').notNull().generatedAlwaysAs(sql`written by migrations/0872_ends_of_events.sql`),
  /** IANA zone of the venue. */
  timezone: text().notNull(),
  /** Plain; of a formatted text, its words. */
  about: text(),
  /** Null where the text is plain. */
  aboutDocument: jsonb('about_document').$type<RichDocument>(),
  venueName: text('venue_name'),
  venueAddress: text('venue_address'),
  directions: text(),
  online: boolean().notNull().default(false),
  /** Shown only to people with a place. */
  onlineUrl: text('online_url'),
  price: text(),
  food: text(),
  photos: text(),
  programme: jsonb().$type<ProgrammeEntry[]>().notNull().default([]),
  accessibility: jsonb().$type<VenueAccessibility>().notNull().default({}),
  accessibilityNote: text('accessibility_note'),
  takesRegistrations: boolean('takes_registrations').notNull().default(false),
  /** Null: there is room for everybody. */
  capacity: integer(),
  cancelReason: text('cancel_reason'),
  source: text().$type<EventSource>().notNull().default('own'),
  /** Which entry of its source it is; null of an event of our own. */
  sourceKey: text('source_key'),
  /** Grows with every change that a calendar must take over (RFC 5545, section 3.8.7.4). */
  sequence: integer().notNull().default(0),
  /** The source's record at the last reading; null of an event of our own. */
  imported: jsonb().$type<ImportedRecord>(),
  /** Since when the source no longer has it. */
  missingSince: instant('missing_since'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** The texts of an event's page that were saved, one after another. */
export const eventTexts = pgTable('event_texts', {
  eventId: uuid('event_id').notNull(),
  version: integer().notNull(),
  description: text(),
  about: text(),
  aboutDocument: jsonb('about_document').$type<RichDocument>(),
  /** Ids of the pictures that it shows. */
  pictures: text().array().notNull().default([]),
  savedAt: instant('saved_at').notNull(),
  savedBy: uuid('saved_by'),
});

export const eventSpeakers = pgTable('event_speakers', {
  eventId: uuid('event_id').notNull(),
  personId: uuid('person_id').notNull(),
  /** Smaller comes first. */
  position: integer().notNull(),
});

export const registrations = pgTable('registrations', {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid('event_id').notNull(),
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull(),
  state: text().$type<RegistrationState>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** Since when she waits: the order of the waiting list. */
  waitingSince: instant('waiting_since'),
  offerExpiresAt: instant('offer_expires_at'),
  cancelledAt: instant('cancelled_at'),
  /** Since when she has her place. */
  placedAt: instant('placed_at'),
  weekReminderAt: instant('week_reminder_at'),
  dayReminderAt: instant('day_reminder_at'),
  checkedInAt: instant('checked_in_at'),
  checkedInBy: uuid('checked_in_by'),
  /** When it was decided last whether she has arrived; null also of what older versions decided. */
  arrivalDecidedAt: instant('arrival_decided_at'),
});

/** Marks made at doors, by the id that the device gave them. */
export const doorMarks = pgTable('door_marks', {
  id: uuid().primaryKey(),
  registrationId: uuid('registration_id').notNull(),
  act: text().$type<DoorAct>().notNull(),
  /** Corrected by the difference of the clocks. */
  madeAt: instant('made_at').notNull(),
  receivedAt: instant('received_at').notNull(),
  outcome: text().$type<Exclude<DoorOutcome, 'refused'>>().notNull(),
  elsewhereAt: instant('elsewhere_at'),
});

/** Places that are asked for without an account, until the link in the mail is confirmed. */
export const placeRequests = pgTable('place_requests', {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid('event_id').notNull(),
  name: text().notNull(),
  /** Lower case. Null of a place that is kept for nobody: somebody asked again with its address, and that request has the next. */
  email: text(),
  createdAt: instant('created_at').notNull(),
  /** Until when the link is good. */
  expiresAt: instant('expires_at').notNull(),
  /** Until when a place is kept; null where there was none, or where it is free again. */
  heldUntil: instant('held_until'),
  /** Stands for the network for which one was kept, also when that is over; null once it is confirmed. */
  keptBy: text('kept_by'),
  confirmedAt: instant('confirmed_at'),
});

/** States of a registration that somebody is in who still means to come. */
export const activeStates = ['registered', 'waiting', 'offered'] as const;

/** The attendance figures of an event that stay when names and mails are erased. */
export const pastAttendance = pgTable('past_attendance', {
  eventId: uuid('event_id').primaryKey(),
  registered: integer().notNull(),
  checkedIn: integer('checked_in').notNull(),
  erasedAt: instant('erased_at').notNull(),
});

/** Where events are imported from. */
export const eventFeeds = pgTable('event_feeds', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<'eventbrite' | 'ical'>().notNull(),
  name: text().notNull(),
  /** Of a calendar; never to be logged. */
  address: text(),
  active: boolean().notNull().default(true),
  createdAt: instant('created_at').notNull(),
  /** Somebody wants it read at once. */
  askedAt: instant('asked_at'),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
  succeededAt: instant('succeeded_at'),
  /** The source wants to be left alone until then. */
  notBefore: instant('not_before'),
  found: integer(),
  error: text(),
  notes: text().array().notNull().default([]),
});
