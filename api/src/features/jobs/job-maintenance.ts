import { jobLimits } from '@femcoders/contracts/job-limits';
import { dayMillisecondsOf, intervalOf, retention } from '@femcoders/contracts/retention';
import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../../database/change-feed.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { jobOffers } from '../../database/job-tables.ts';
import { sendAlerts } from './job-alerts.ts';
import { endingMail } from './job-mails.ts';
import { purgeJobReports } from './report-job.ts';
import type { JobPorts } from './submit-job.ts';

const dayMs = 86_400_000;

/**
 * Scheduled task, every hour: expires offers, writes to their companies a week before, and to members about new offers.
 */
export async function maintainJobs(pool: pg.Pool, ports: Omit<JobPorts, 'pool'>): Promise<void> {
  await endOffers(pool, ports.now);
  await notifyEnds(pool, ports);
  await sendAlerts(pool, ports);
}

async function endOffers(pool: pg.Pool, now: Date): Promise<void> {
  await inTransaction(pool, async ({ db, client }) => {
    const ended = await db
      .update(jobOffers)
      .set({ state: 'expired', closedAt: sql`${jobOffers.expiresAt}` })
      .where(and(eq(jobOffers.state, 'published'), lte(jobOffers.expiresAt, now)))
      .returning({ id: jobOffers.id });
    if (ended.length > 0) await announce(client, 'jobs_changed');
  });
}

/** Sends one reminder per end; renewing sets another end. None for an offer that is open for a week or less. */
async function notifyEnds(pool: pg.Pool, { now, enqueueMail, links }: Omit<JobPorts, 'pool'>): Promise<void> {
  const soon = new Date(now.getTime() + jobLimits.notifyBeforeDays * dayMs);
  await inTransaction(pool, async ({ db, client }) => {
    const due = await db
      .select()
      .from(jobOffers)
      .where(
        and(
          eq(jobOffers.state, 'published'),
          gt(jobOffers.expiresAt, now),
          lte(jobOffers.expiresAt, soon),
          gt(jobOffers.days, jobLimits.notifyBeforeDays),
          sql`${jobOffers.endNotifiedFor} is distinct from ${jobOffers.expiresAt}`,
        ),
      )
      .for('update', { skipLocked: true });
    for (const row of due) {
      await db.update(jobOffers).set({ endNotifiedFor: row.expiresAt }).where(eq(jobOffers.id, row.id));
      await enqueueMail(client, endingMail(row, links));
    }
  });
}

/** Removes offers that nobody confirmed after a week, those that are closed or were not taken after a year, and what was
 * reported of them long ago. */
export async function purgeJobs(db: Database, now: Date): Promise<void> {
  const old = sql`${now.toISOString()}::timestamptz - ${intervalOf(retention.closedOffer)}::interval`;
  const unconfirmed = and(
    eq(jobOffers.state, 'unconfirmed'),
    lt(jobOffers.createdAt, new Date(now.getTime() - dayMillisecondsOf(retention.unconfirmedOffer))),
  );
  const closed = and(
    inArray(jobOffers.state, ['expired', 'filled', 'withdrawn', 'rejected']),
    lt(jobOffers.closedAt, old),
  );
  // Given back, and never sent again.
  const forgotten = and(eq(jobOffers.state, 'changes'), lt(jobOffers.submittedAt, old));
  await db.delete(jobOffers).where(or(unconfirmed, closed, forgotten));
  await purgeJobReports(db, now);
}
