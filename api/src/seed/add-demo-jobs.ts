import { and, eq, gt, inArray } from 'drizzle-orm';
import { announce } from '../database/change-feed.ts';
import type { Transaction } from '../database/database.ts';
import { jobAlerts, jobMarks, jobOffers, jobReports } from '../database/job-tables.ts';
import { columnsOf } from '../features/jobs/job-columns.ts';
import { demoJobReport, demoJobs } from './demo-jobs.ts';
import { demoReader } from './demo-members.ts';

const dayMs = 86_400_000;
const membersFirstDays = 3;
const alertId = '00000000-0000-4000-8000-000000000951';

/** Adds the demo offers that are missing; once none of them is open any more, they move with the calendar. */
export async function addDemoJobs({ db, client }: Transaction, now: Date): Promise<void> {
  const ids = demoJobs.map(({ id }) => id);
  const open = await db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .where(and(inArray(jobOffers.id, ids), eq(jobOffers.state, 'published'), gt(jobOffers.expiresAt, now)))
    .limit(1);
  if (open.length === 0) {
    await db.delete(jobOffers).where(inArray(jobOffers.id, ids));
    const from = (days: number) => new Date(now.getTime() + days * dayMs);
    for (const job of demoJobs) {
      const { id, slug, state, changes = [], submittedDaysAgo, publishedDaysAgo, endsInDays, ...written } = job;
      await db.insert(jobOffers).values({
        ...columnsOf({
          ...written,
          technologies: [...written.technologies],
          musts: [...written.musts],
          nices: [...written.nices],
        }),
        ...{ id, slug, state, changes },
        contactName: 'Persona de muestra',
        contactEmail: 'empleo@empresa.example',
        createdAt: from(-submittedDaysAgo),
        submittedAt: from(-submittedDaysAgo),
        publishedAt: publishedDaysAgo === null ? null : from(-publishedDaysAgo),
        membersUntil: publishedDaysAgo === null ? null : from(membersFirstDays - publishedDaysAgo),
        expiresAt: endsInDays === null ? null : from(endsInDays),
        closedAt: state === 'filled' ? now : null,
      });
    }
    await db
      .insert(jobReports)
      .values({ ...demoJobReport, createdAt: from(-1) })
      .onConflictDoNothing();
    const [first] = ids;
    if (first) await db.insert(jobMarks).values({ userId: demoReader.id, offerId: first, savedAt: from(-2) });
    await announce(client, 'jobs_changed');
  }
  const alert = { id: alertId, userId: demoReader.id, filters: { level: 'junior' as const } };
  await db
    .insert(jobAlerts)
    .values({ ...alert, createdAt: now, notifiedUntil: now })
    .onConflictDoNothing();
}
