import * as z from 'zod/mini';

/** One field of a form that the API did not accept, with a Spanish sentence that says what to do. */
export const fieldProblemSchema = z.object({ field: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/**
 * The stable codes of every error the API answers. The interface decides what a reader sees by the code,
 * never by the text.
 */
export const problemCodes = [
  'validation',
  'unauthenticated',
  'forbidden',
  /** Her role needs a session with a second factor. */
  'second-factor-required',
  /** She has to prove her identity again: `POST /auth/prove`. */
  'proof-required',
  /** Her account is suspended: why and until when stands in the message. */
  'suspended',
  'not-found',
  'conflict',
  'too-large',
  'too-many-requests',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The body of every answer of the API whose status is 400 or above. */
export const problemSchema = z.object({
  code: z.enum(problemCodes),
  /** A Spanish sentence for the reader. */
  message: z.string(),
  fields: z.optional(z.array(fieldProblemSchema)),
  /** The answer to an earlier version of the same submission, which had arrived: this one is not stored. */
  sent: z.optional(z.unknown()),
  /** The id that the logs carry for this request. */
  requestId: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;
