import * as z from 'zod/mini';
import { statFactIds, statIds } from './stat-definitions.ts';

/** One line of a statistic. No count in it is below `leastFigure`. */
export const statRowSchema = z.object({
  /** First and last month, `2026-09`, both included; null of a statistic by groups. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The group; null of a statistic by months. */
  group: z.nullable(z.string()),
  /** One value for each column of its definition. */
  values: z.array(z.number()),
});
export type StatRow = z.infer<typeof statRowSchema>;

export const statSchema = z.object({
  id: z.enum(statIds),
  /** Sum of the first column: only of what the rows tell, so that nothing follows from the difference. */
  total: z.nullable(z.int()),
  /** Empty while there is too little to tell. */
  rows: z.array(statRowSchema),
});
export type Stat = z.infer<typeof statSchema>;

/** The answer of `GET /stats`. Months are those of Europe/Madrid. */
export const statsSchema = z.object({
  /** The last month that is over, `2026-10`; nothing later is counted. */
  until: z.string(),
  facts: z.array(z.object({ id: z.enum(statFactIds), value: z.nullable(z.number()) })),
  stats: z.array(statSchema),
});
export type Stats = z.infer<typeof statsSchema>;
