import * as z from 'zod/mini';
import { pageOfListSchema } from './releases.ts';

/** The 75th percentile: the value that three of four page views did not exceed. */
export const percentileSchema = z.object({
  /** Milliseconds, or without a unit for layout shifts; at most 5 % away from what was measured. Null below `fewestViews`. */
  p75: z.nullable(z.number()),
  /** How many page views said it. */
  samples: z.number(),
});
export type Percentile = z.infer<typeof percentileSchema>;

/** The smallest number of page views that is reported: fewer are chance. */
export const fewestViews = 5;

/** How often browsers refused what a version did, because the pages' policy forbids it. */
export const refusalSchema = z.object({
  /** One of `refusedDirectives`, or a newer one. */
  directive: z.string(),
  count: z.number(),
});
export type Refusal = z.infer<typeof refusalSchema>;

/** The reports of tabs on a released version, on all pages or on one. */
export const measurementSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Route pattern; null for all pages together. */
  page: z.nullable(z.string()),
  /** Page views that it took part in. */
  views: z.number(),
  errors: z.number(),
  /** Null below `fewestViews`. */
  errorsPerThousand: z.nullable(z.number()),
  lcp: percentileSchema,
  inp: percentileSchema,
  cls: percentileSchema,
  ttfb: percentileSchema,
  /** How long its code took to arrive. */
  load: percentileSchema,
  /** The most frequent first. An API from before they were counted says nothing of them. */
  refusals: z.optional(z.array(refusalSchema)),
});
export type Measurement = z.infer<typeof measurementSchema>;

/** The query parameters of measurements. */
export const measurementQuerySchema = z.object({
  ...pageOfListSchema,
  /** How many days, today included. */
  days: z._default(
    z.pipe(
      z.enum(['1', '7', '28']),
      z.transform((days) => Number(days)),
    ),
    7,
  ),
  /** Every measured version of this part; without it, of each part what is live and what a rollback would restore. */
  name: z.optional(z.string().check(z.maxLength(100))),
  version: z.optional(z.string().check(z.maxLength(100))),
  /** `page`: each page by itself. */
  by: z.optional(z.literal('page')),
});
export type MeasurementQuery = z.infer<typeof measurementQuerySchema>;
