import type { AdminJobEntry, JobPartFigures } from '@femcoders/contracts/admin-job';
import { type adminJobSorts, type JobPart, jobParts, partStates } from '@femcoders/contracts/admin-job-names';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { checkWording } from '@femcoders/contracts/job-wording';
import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, min, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { jobOffers, jobReports } from '../../database/job-tables.ts';
import { together, type WorkSource, waitingIn } from '../../feature/pending-work.ts';
import { type AdminQuery, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import { findsWords } from '../../lists/find-words.ts';
import type { Page } from '../../lists/listing.ts';
import { instant, type JobRow, stateNow } from './job-row.ts';

export interface AdminJobQuery extends AdminQuery<(typeof adminJobSorts)[number]> {
  part: JobPart;
}

const openReports = sql<number>`(
  select count(*)::int from ${jobReports}
  where ${jobReports.offerId} = ${jobOffers.id} and ${jobReports.settledAt} is null)`;

const sortColumns = {
  submitted_at: jobOffers.submittedAt,
  title: sql`${jobOffers.title} collate "es-x-icu"`,
  company: sql`${jobOffers.company} collate "es-x-icu"`,
  expires_at: jobOffers.expiresAt,
};

function partOf(part: JobPart, now: Date): SQL | undefined {
  const soon = new Date(now.getTime() + jobLimits.notifyBeforeDays * 86_400_000);
  const open = gt(jobOffers.expiresAt, now);
  return and(
    inArray(jobOffers.state, [...partStates[part]]),
    part === 'published' ? open : undefined,
    part === 'expiring' ? and(open, lte(jobOffers.expiresAt, soon)) : undefined,
    part === 'reported' ? sql`${openReports} > 0` : undefined,
  );
}

/** One page of the queue, and how many offers there are on all of them. What nobody has confirmed is in none. */
export async function listAdminJobs(db: Database, query: AdminJobQuery, now: Date, page: Page) {
  const selected = and(partOf(query.part, now), findsWords(query.q, sql`${jobOffers.haystack}`));
  return readAdminPage(
    page,
    db
      .select({ ...getTableColumns(jobOffers), reports: openReports })
      .from(jobOffers)
      .where(selected)
      .orderBy(...orderOf(query.sort, sortColumns, jobOffers.id)),
    db.$count(jobOffers, selected),
    (row) => toAdminEntry(row, now),
  );
}

function toAdminEntry(row: JobRow & { reports: number }, now: Date): AdminJobEntry {
  const { id, slug, title, company, salaryMin, salaryMax, reports } = row;
  return {
    ...{ id, slug, title, company, salaryMin, salaryMax, reports },
    state: stateNow(row, now),
    submittedAt: instant(row.submittedAt),
    publishedAt: instant(row.publishedAt),
    expiresAt: instant(row.expiresAt),
    findings: checkWording(wordsOf(row)).length,
  };
}

/** The texts of an offer that the checker of wordings reads. */
export const wordsOf = ({ title, about, musts, nices, process, equality, accessibility }: JobRow) => ({
  ...{ title, about, musts, nices, process },
  equality: equality ?? '',
  accessibility: accessibility ?? '',
});

export async function countJobParts(db: Database, now: Date): Promise<JobPartFigures> {
  const columns = Object.fromEntries(
    jobParts.map((part) => [part, sql<number>`count(*) filter (where ${partOf(part, now)})`.mapWith(Number)]),
  ) as Record<JobPart, SQL<number>>;
  const [row] = await db.select(columns).from(jobOffers);
  return row ?? (Object.fromEntries(jobParts.map((part) => [part, 0])) as JobPartFigures);
}

/** Offers that nobody has read, and published ones that somebody objects to. */
export const waitingJobs: WorkSource = {
  section: '/admin/ofertas',
  roles: ['admin'],
  async count(db) {
    const review = await waitingIn(db, jobOffers.submittedAt, eq(jobOffers.state, 'review'));
    const [reported] = await db
      .select({ count: sql<number>`count(distinct ${jobReports.offerId})::int`, since: min(jobReports.createdAt) })
      .from(jobReports)
      .innerJoin(jobOffers, eq(jobOffers.id, jobReports.offerId))
      .where(and(isNull(jobReports.settledAt), eq(jobOffers.state, 'published')));
    return together(review, reported ?? { count: 0, since: null });
  },
};

/** The reports of an offer that nobody has attended to, the newest first. */
export function readOpenReports(db: Database, offerId: string) {
  return db
    .select()
    .from(jobReports)
    .where(and(eq(jobReports.offerId, offerId), isNull(jobReports.settledAt)))
    .orderBy(desc(jobReports.createdAt))
    .limit(50);
}
