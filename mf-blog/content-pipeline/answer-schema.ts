import * as z from 'zod/mini';
import type { Answer } from '../src/features/examples/check.ts';
import { countedPlace, parseYaml } from './parse-yaml.ts';

/** Answers of the server that an example pretends to have (src/features/examples/check.ts), as an author writes them in YAML. */
export const answersSchema = z
  .array(
    z
      .strictObject({
        path: z.string().check(z.regex(/^\/[^\s#]*$/, 'must begin with "/"')),
        method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
        delay: z.optional(z.int().check(z.gte(0), z.lte(5_000))),
        status: z.optional(z.int().check(z.gte(200), z.lte(599))),
        json: z.optional(z.unknown()),
        text: z.optional(z.string()),
        echo: z.optional(z.literal(true)),
        fails: z.optional(z.literal(true)),
      })
      .check(
        z.refine(
          ({ json, text, echo, fails, status }) =>
            [json, text, echo, fails].filter((one) => one !== undefined).length === (status === 204 ? 0 : 1),
          'needs one of json, text, echo, fails; 204 none',
        ),
      ),
  )
  .check(z.minLength(1));

/** Answers that are not as `answersSchema` wants them. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/**
 * Reads answers.
 * @throws AnswerError with everything that is wrong
 */
export const parseAnswers = (yaml: string): Answer[] =>
  parseYaml(yaml, answersSchema, { Problem: AnswerError, placeOf: countedPlace }) as Answer[];
