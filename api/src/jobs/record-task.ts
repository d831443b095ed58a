import type { ScheduledTask } from '@femcoders/contracts/scheduled-tasks';
import { notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { scheduledTasks } from '../database/scheduled-task-tables.ts';

/** Seconds after its last run at which a task is late, by how often it is due. */
export const lateAfter = { hourly: 3 * 3_600, everyFiveMinutes: 30 * 60 } as const;

/** The tasks that this site runs, each with the seconds without a run after which it is late. */
export type ExpectedTasks = Partial<Record<ScheduledTask, number>>;

/**
 * Stores which tasks are expected from now on. The last runs of those that stay are kept; a task that is gone is deleted.
 */
export async function expectTasks(db: Database, expected: ExpectedTasks, now: Date): Promise<void> {
  const rows = Object.entries(expected).map(([step, lateAfter]) => ({
    step: step as ScheduledTask,
    lateAfter,
    expectedSince: now,
  }));
  await db
    .insert(scheduledTasks)
    .values(rows)
    .onConflictDoUpdate({ target: scheduledTasks.step, set: { lateAfter: sql`excluded.late_after` } });
  await db.delete(scheduledTasks).where(
    notInArray(
      scheduledTasks.step,
      rows.map(({ step }) => step),
    ),
  );
}

/** Records that a task succeeded or failed. */
export async function recordTask(
  db: Database,
  step: ScheduledTask,
  outcome: 'done' | 'failed',
  now: Date,
): Promise<void> {
  const moment = outcome === 'done' ? { doneAt: now } : { failedAt: now };
  await db
    .insert(scheduledTasks)
    .values({ step, expectedSince: now, lateAfter: lateAfter.hourly, ...moment })
    .onConflictDoUpdate({ target: scheduledTasks.step, set: moment });
}
