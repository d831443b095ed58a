import type { ScheduledTask } from '@femcoders/contracts/scheduled-tasks';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const scheduledTasks = pgTable('upkeep_steps', {
  step: text().$type<ScheduledTask>().primaryKey(),
  expectedSince: instant('expected_since').notNull(),
  /** Seconds. */
  lateAfter: integer('late_after').notNull(),
  doneAt: instant('done_at'),
  failedAt: instant('failed_at'),
});
