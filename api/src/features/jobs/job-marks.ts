import type { ChangedMark, JobMark } from '@femcoders/contracts/job-alert';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../../database/database.ts';
import { jobMarks, jobOffers } from '../../database/job-tables.ts';
import { noJob } from './job-list.ts';
import { stateNow, toEntry } from './job-row.ts';
import type { JobPorts } from './submit-job.ts';

/** Most marks that are sent; the oldest are left out. */
const mostMarks = 200;
const shown = ['published', 'expired', 'filled'] as const;

/** Returns the offers that a member has put aside or applied for, the newest first, also closed ones. */
export async function listMarks(db: Database, userId: string, now: Date): Promise<JobMark[]> {
  const rows = await db
    .select({ mark: jobMarks, offer: jobOffers })
    .from(jobMarks)
    .innerJoin(jobOffers, eq(jobOffers.id, jobMarks.offerId))
    .where(and(eq(jobMarks.userId, userId), inArray(jobOffers.state, [...shown])))
    .orderBy(desc(sql`greatest(${jobMarks.savedAt}, ${jobMarks.appliedAt})`), desc(jobMarks.offerId))
    .limit(mostMarks);
  return rows.map(({ mark, offer }) => ({
    job: { ...toEntry(offer, now), state: stateNow(offer, now) as JobMark['job']['state'] },
    saved: mark.savedAt !== null,
    applied: mark.appliedAt !== null,
  }));
}

/**
 * Puts an offer aside, notes that she has applied for it, or forgets either.
 * @throws ApiProblem `not-found` for what is not published
 */
export async function markJob(
  userId: string,
  offerId: string,
  { saved, applied }: ChangedMark,
  { pool, now }: Pick<JobPorts, 'pool' | 'now'>,
): Promise<void> {
  const hers = and(eq(jobMarks.userId, userId), eq(jobMarks.offerId, offerId));
  await inTransaction(pool, async ({ db }) => {
    if (!saved && !applied) {
      await db.delete(jobMarks).where(hers);
      return;
    }
    const [offer] = await db
      .select({ id: jobOffers.id })
      .from(jobOffers)
      .where(and(eq(jobOffers.id, offerId), inArray(jobOffers.state, [...shown])))
      .for('share');
    if (!offer) throw noJob();
    const at = { savedAt: saved ? now : null, appliedAt: applied ? now : null };
    await db
      .insert(jobMarks)
      .values({ userId, offerId, ...at })
      .onConflictDoUpdate({
        target: [jobMarks.userId, jobMarks.offerId],
        // Since when she has it stays.
        set: {
          savedAt: saved ? sql`coalesce(${jobMarks.savedAt}, excluded.saved_at)` : null,
          appliedAt: applied ? sql`coalesce(${jobMarks.appliedAt}, excluded.applied_at)` : null,
        },
      });
  });
}
