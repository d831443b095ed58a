import type { NewJobReport } from '@femcoders/contracts/job';
import { dayMillisecondsOf, retention } from '@femcoders/contracts/retention';
import { and, eq, lt } from 'drizzle-orm';
import { type Database, inTransaction } from '../../database/database.ts';
import { jobOffers, jobReports } from '../../database/job-tables.ts';
import { noJob } from './job-list.ts';
import type { JobPorts } from './submit-job.ts';

/** How long a report is kept that the team is done with, in milliseconds. */
const settledLifeMs = dayMillisecondsOf(retention.offerReport);

/**
 * Keeps that a reader objects to an offer. Nobody is named.
 * @throws ApiProblem `not-found` when it is not published
 */
export async function reportJob(
  id: string,
  { reason, note = '' }: NewJobReport,
  { pool, now }: Pick<JobPorts, 'pool' | 'now'>,
): Promise<void> {
  await inTransaction(pool, async ({ db }) => {
    const [published] = await db
      .select({ id: jobOffers.id })
      .from(jobOffers)
      .where(and(eq(jobOffers.id, id), eq(jobOffers.state, 'published')))
      // It must not go away while something is tied to it.
      .for('share');
    if (!published) throw noJob();
    await db.insert(jobReports).values({ offerId: id, reason, note, createdAt: now });
  });
}

/** Removes the reports that were done with long ago. */
export async function purgeJobReports(db: Database, now: Date): Promise<void> {
  await db.delete(jobReports).where(lt(jobReports.settledAt, new Date(now.getTime() - settledLifeMs)));
}
