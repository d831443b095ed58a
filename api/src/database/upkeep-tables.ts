import type { UpkeepStep } from '@femcoders/contracts/upkeep';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const upkeepSteps = pgTable('upkeep_steps', {
  step: text().$type<UpkeepStep>().primaryKey(),
  expectedSince: instant('expected_since').notNull(),
  /** Seconds. */
  lateAfter: integer('late_after').notNull(),
  doneAt: instant('done_at'),
  failedAt: instant('failed_at'),
});
