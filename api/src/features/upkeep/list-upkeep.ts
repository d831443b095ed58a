import type { UpkeepEntry } from '@femcoders/contracts/upkeep';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { upkeepSteps } from '../../database/upkeep-tables.ts';
import type { WorkSource } from '../waiting/waiting-work.ts';

const { step, expectedSince, lateAfter, doneAt, failedAt } = upkeepSteps;

/** When the next time was due at the latest. */
const dueBy = sql<Date>`coalesce(${doneAt}, ${expectedSince}) + ${lateAfter} * interval '1 second'`.mapWith(doneAt);

/** All that the site does by itself: what is late first, and then by name. */
export async function listUpkeep(db: Database, now: Date): Promise<UpkeepEntry[]> {
  const rows = await db
    .select({ step, doneAt, failedAt, dueBy })
    .from(upkeepSteps)
    .orderBy(sql`${dueBy} < ${now.toISOString()}::timestamptz desc`, step);
  return rows.map(({ step, doneAt, failedAt, dueBy }) => ({
    step,
    doneAt: doneAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    lateSince: dueBy < now ? dueBy.toISOString() : null,
  }));
}

/** What has not been done for too long waits for the operator. */
export const lateUpkeep: WorkSource = {
  section: '/admin/tareas',
  roles: ['admin'],
  async count(db, now) {
    const late = (await listUpkeep(db, now)).flatMap(({ lateSince }) => lateSince ?? []);
    const [oldest] = late.sort();
    return { count: late.length, since: oldest ? new Date(oldest) : null };
  },
};

/** The same for `/metrics`, in Prometheus' text format. */
export async function upkeepFigures(db: Database, now: Date): Promise<string[]> {
  const entries = await listUpkeep(db, now);
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
