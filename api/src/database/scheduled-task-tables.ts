import type { ScheduledTask } from '@femcoders/contracts/scheduled-tasks';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const scheduledTasks = pgTable('upkeep_steps', {
  step: text().$type<ScheduledTask>().primaryKey(),
  expectedSince: instant('expected_since').notNull(),
  /** Seconds. */
  lateAfter: integer('late_after').notNull(),
  doneAt: instant('done_at'),
  failedAt: instant('failed_at'),
});
