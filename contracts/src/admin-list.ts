import * as z from 'zod/mini';

/**
 * Returns the schema of a list of the administration: one page of entries, and how many there are on all pages. Unlike the
 * public lists it is asked for with `q` (words), `sort` (`name`, or `-name` for the other way round), `page`, `limit` and
 * the filters that the list names.
 */
export function adminListSchema<Entry extends z.core.SomeType>(entry: Entry) {
  return z.object({ entries: z.array(entry), total: z.number() });
}

export interface AdminList<Entry> {
  entries: Entry[];
  total: number;
}

/** Pending work in one section of the administration. */
export const waitingWorkSchema = z.object({
  /** The section's path: `/admin/comments`. */
  section: z.string(),
  count: z.number(),
  /** ISO 8601 instant since when the oldest waits; null when nothing does. */
  since: z.nullable(z.string()),
});
export type WaitingWork = z.infer<typeof waitingWorkSchema>;
export const waitingWorkListSchema = z.array(waitingWorkSchema);
