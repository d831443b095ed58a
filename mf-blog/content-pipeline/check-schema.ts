import * as z from 'zod/mini';
import type { Check } from '../src/features/examples/check.ts';
import { countedPlace, parseYaml } from './parse-yaml.ts';

const words = z.string().check(z.trim(), z.minLength(1));
const value = z.union([z.string(), z.number()]);
const comparisons = ['is', 'isNot', 'atLeast', 'atMost', 'sameAs', 'lessThan', 'moreThan'] as const;

/** A list of checks (src/features/examples/check.ts), as an author writes it in YAML. */
export const checksSchema = z.array(
  z
    .strictObject({
      selector: words,
      property: words.check(
        z.regex(
          /^(?:-{0,2}[a-z][a-z-]*|--[\w-]+|rect\.(?:width|height|top|left|right|bottom)|ax\.[a-z]+|console\.(?:text|count))$/,
          'must be a property in small letters, rect.width and the like, text, count, matches, console.text, console.count or ax.role and the like',
        ),
      ),
      is: z.optional(value),
      isNot: z.optional(value),
      atLeast: z.optional(z.number()),
      atMost: z.optional(z.number()),
      sameAs: z.optional(words),
      lessThan: z.optional(words),
      moreThan: z.optional(words),
      type: z.optional(z.record(words, z.string())),
      click: z.optional(z.union([words, z.array(words).check(z.minLength(1))])),
      within: z.optional(z.int().check(z.gte(1), z.lte(5_000))),
      media: z.optional(z.enum(['dark', 'reduced-motion', 'forced-colors', 'more-contrast', 'print'])),
      hover: z.optional(words),
      focus: z.optional(words),
      press: z.optional(z.array(words).check(z.minLength(1))),
      width: z.optional(z.int().check(z.gte(200), z.lte(2000))),
      on: z.optional(z.enum(['start', 'solution'])),
      says: z.optional(words),
    })
    .check(
      z.refine(
        (check) => comparisons.some((name) => check[name] !== undefined),
        `needs one of ${comparisons.join(', ')}`,
      ),
    ),
);

/** Checks that are not as `checksSchema` wants them. */
export class CheckError extends Error {
  override readonly name = 'CheckError';
}

/**
 * Reads checks.
 * @throws CheckError with everything that is wrong
 */
export const parseChecks = (yaml: string): Check[] =>
  parseYaml(yaml, checksSchema, { Problem: CheckError, placeOf: countedPlace }) as Check[];
