import { programmeEntrySchema, venueAccessibilitySchema } from '@femcoders/contracts/event';
import * as z from 'zod';
import { readDemo, texts } from './read-demo.ts';

export const demoTimezone = 'Europe/Madrid';

const eventSchema = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  location: z.string().nullable(),
  description: z.string().nullish(),
  eventUrl: z.url().optional(),
  daysFromNow: z.int(),
  /** Wall clock in `demoTimezone`. */
  time: z.string(),
  /** How long it lasts. */
  minutes: z.int(),
  about: z.string().optional(),
  online: z.boolean().optional(),
  onlineUrl: z.url().optional(),
  venueName: z.string().optional(),
  venueAddress: z.string().optional(),
  directions: z.string().optional(),
  price: z.string().optional(),
  food: z.string().optional(),
  photos: z.string().optional(),
  programme: z.array(programmeEntrySchema).optional(),
  accessibility: z.optional(venueAccessibilitySchema),
  accessibilityNote: z.string().optional(),
  takesRegistrations: z.boolean().optional(),
  capacity: z.int().optional(),
  /** Slugs of demo people. */
  speakers: texts.default([]),
});
export type DemoEvent = z.output<typeof eventSchema>;

export const readDemoEvents = () => readDemo('events', z.array(eventSchema));
