import type { TaskStatus } from '@femcoders/contracts/scheduled-tasks';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { scheduledTasks } from '../../database/scheduled-task-tables.ts';
import type { WorkSource } from '../../feature/pending-work.ts';

const { step, expectedSince, lateAfter, doneAt, failedAt } = scheduledTasks;

/** When the next run is due at the latest. */
const dueBy = sql<Date>`coalesce(${doneAt}, ${expectedSince}) + ${lateAfter} * interval '1 second'`.mapWith(doneAt);

/** Lists the scheduled tasks with their last run: late ones first, then by name. */
export async function listScheduledTasks(db: Database, now: Date): Promise<TaskStatus[]> {
  const rows = await db
    .select({ step, doneAt, failedAt, dueBy })
    .from(scheduledTasks)
    .orderBy(sql`${dueBy} < ${now.toISOString()}::timestamptz desc`, step);
  return rows.map(({ step, doneAt, failedAt, dueBy }) => ({
    step,
    doneAt: doneAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    lateSince: dueBy < now ? dueBy.toISOString() : null,
  }));
}

/** Late tasks, as work that waits for the operator. */
export const lateTasks: WorkSource = {
  section: '/admin/tareas',
  roles: ['admin'],
  async count(db, now) {
    const late = (await listScheduledTasks(db, now)).flatMap(({ lateSince }) => lateSince ?? []);
    const [oldest] = late.sort();
    return { count: late.length, since: oldest ? new Date(oldest) : null };
  },
};

/** Returns the lines of the scheduled tasks for `/metrics`, in Prometheus' text format. */
export async function scheduledTaskMetrics(db: Database, now: Date): Promise<string[]> {
  const entries = await listScheduledTasks(db, now);
  const done = entries.filter(({ doneAt }) => doneAt !== null);
  return [
    '# HELP upkeep_late_steps Pieces of the work in the background that have not been done for too long.',
    '# TYPE upkeep_late_steps gauge',
    `upkeep_late_steps ${entries.filter(({ lateSince }) => lateSince !== null).length}`,
    '# HELP upkeep_last_done_timestamp_seconds When each was last done whole, in seconds since 1970.',
    '# TYPE upkeep_last_done_timestamp_seconds gauge',
    ...done.map(
      ({ step, doneAt }) =>
        `upkeep_last_done_timestamp_seconds{step="${step}"} ${(Date.parse(doneAt ?? '') / 1000).toFixed(3)}`,
    ),
  ];
}
