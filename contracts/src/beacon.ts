import * as z from 'zod/mini';
import { beaconLimits } from './beacon-limits.ts';
import { measuredPage } from './beacon-path.ts';
import { rolloutNumbers } from './rollout-cookie.ts';
import { rolloutLimits } from './rollout-limits.ts';

export { beaconPath } from './beacon-path.ts';

/** A part of the site in the version that a tab runs. */
export const partSchema = z.object({
  name: z.string().check(z.regex(/^(shell|mf-[a-z0-9-]{1,40})$/)),
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
});

/** Milliseconds. */
const duration = z.number().check(z.gte(0), z.lte(beaconLimits.longestMs));

/**
 * A tab's report of one page view, in one request, when it is left. It names versions and a page, never a visitor, an
 * address with parameters, or a text (decisions 8).
 */
export const beaconSchema = z.object({
  /** Route pattern of the page at which the tab arrived: `/recursos/:area/:slug`. */
  page: z.string().check(z.regex(measuredPage)),
  /** The part of the site that provides that page. */
  owner: partSchema,
  /** The shell that composed it. */
  shell: partSchema,
  /** Web Vitals of the page load; `cls` has no unit, the others are milliseconds. */
  vitals: z.optional(
    z.object({
      ttfb: z.optional(duration),
      fcp: z.optional(duration),
      lcp: z.optional(duration),
      inp: z.optional(duration),
      cls: z.optional(z.number().check(z.gte(0), z.lte(100))),
    }),
  ),
  /** How long the code of a remote took to arrive. */
  loads: z._default(z.array(z.extend(partSchema, { ms: duration })).check(z.maxLength(beaconLimits.parts)), []),
  /** How often each part failed. */
  errors: z._default(
    z
      .array(z.extend(partSchema, { count: z.int().check(z.gte(1), z.lte(beaconLimits.errors)) }))
      .check(z.maxLength(beaconLimits.parts)),
    [],
  ),
  /** Left out unless the page came to a visitor with a number, while some roll-out was gradual. */
  drawn: z.optional(
    z.object({
      /** Hers; it is compared with the versions, and not stored. */
      number: z.int().check(z.gte(0), z.lt(rolloutNumbers)),
      /** Parts that failed in this visit in any way. */
      troubled: z._default(z.array(partSchema).check(z.maxLength(rolloutLimits.troubled)), []),
    }),
  ),
});
export type Beacon = z.infer<typeof beaconSchema>;
