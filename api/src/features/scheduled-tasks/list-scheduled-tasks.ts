import type { TaskStatus } from '@femcoders/contracts/scheduled-tasks';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { scheduledTasks } from '../../database/scheduled-task-tables.ts';
import type { WorkSource } from '../../feature/pending-work.ts';
import { isoDates } from '../../lists/iso-dates.ts';

const { step, expectedSince, lateAfter, doneAt, failedAt } = scheduledTasks;

/** When the next run is due at the latest. */
const dueBy = sql<Date>`coalesce(${doneAt}, ${expectedSince}) + ${lateAfter} * interval '1 second'`.mapWith(doneAt);

/** Lists the scheduled tasks with their last run: late ones first, then by name. */
export async function listScheduledTasks(db: Database, now: Date): Promise<TaskStatus[]> {
  const rows = await db
    .select({ step, doneAt, failedAt, dueBy })
    .from(scheduledTasks)
    .orderBy(sql`${dueBy} < ${now.toISOString()}::timestamptz desc`, step);
  return rows.map(({ dueBy, ...row }) => isoDates({ ...row, lateSince: dueBy < now ? dueBy : null }));
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

/** The metrics of the scheduled tasks: how many are late, and when each was last done whole. */
export interface ScheduledTaskFigures {
  late: number;
  lastDone: { step: string; at: Date }[];
}

/** Returns the scheduled tasks as figures for `/metrics`. */
export async function scheduledTaskFigures(db: Database, now: Date): Promise<ScheduledTaskFigures> {
  const entries = await listScheduledTasks(db, now);
  return {
    late: entries.filter(({ lateSince }) => lateSince !== null).length,
    lastDone: entries.flatMap(({ step, doneAt }) => (doneAt ? [{ step, at: new Date(doneAt) }] : [])),
  };
}
