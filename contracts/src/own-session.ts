import * as z from 'zod/mini';

/** One of a member's open sessions, as `GET /user/{id}/sessions` returns it. */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** Browser and system in words: "Firefox en Android". */
  device: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601, to the minute or so. */
  lastUsedAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** Opened with a second factor. */
  secondFactor: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
export const ownSessionsSchema = z.array(ownSessionSchema);
