import * as z from 'zod/mini';

/** The state of the public content as one process of the API knows it: the answer of `GET /changes`. */
export const contentStateSchema = z.object({
  /** Names the process: each counts for itself. */
  process: z.string(),
  /** Another number after every change that it has heard of. */
  revision: z.int(),
  /** False while it may be missing changes. */
  listening: z.boolean(),
});
export type ContentState = z.infer<typeof contentStateSchema>;

/**
 * Header of a public list: the milliseconds for which it holds at most although nothing is written, because an event begins
 * or an offer ends by then. A length, because the clocks of two machines differ.
 */
export const holdsForHeader = 'x-holds-for';
