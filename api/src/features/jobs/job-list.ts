import type { JobEntry, JobFigures, JobPage } from '@femcoders/contracts/job';
import type { JobFilters } from '@femcoders/contracts/job-filters';
import { and, arrayContains, count, desc, eq, gt, gte, min, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { jobOffers } from '../../database/job-tables.ts';
import { findsWords } from '../../lists/find-words.ts';
import { type Page, rowsToRead, rowsToSkip } from '../../lists/listing.ts';
import { notFound } from '../../problems.ts';
import { type Audience, isOpen, type JobRow, stateNow, toDetail, toEntry } from './job-row.ts';

/** Offers that home tells of. */
const newestOnHome = 2;

/** Returns the condition of a list's filters. Words and places are found ignoring case and accents. */
export function matchesFilters(filters: JobFilters): SQL | undefined {
  const { q, mode, workday, contract, level, technology, salary, city } = filters;
  return and(
    findsWords(q, sql`${jobOffers.haystack}`),
    mode && eq(jobOffers.mode, mode),
    workday && eq(jobOffers.workday, workday),
    contract && eq(jobOffers.contract, contract),
    level && eq(jobOffers.level, level),
    technology ? arrayContains(jobOffers.technologyKeys, sql`array[plain_text(${technology})]`) : undefined,
    // The highest salary says what can be reached.
    salary ? gte(jobOffers.salaryMax, salary) : undefined,
    findsWords(city, sql`plain_text(${jobOffers.city})`),
  );
}

/** Open offers, the newest first; one row more than the page holds, when there is one. */
export function listJobs(db: Database, filters: JobFilters, audience: Audience, now: Date, page: Page) {
  return readOpen(db, and(isOpen(audience, now), matchesFilters(filters)), rowsToRead(page), rowsToSkip(page));
}

function readOpen(db: Database, which: SQL | undefined, limit: number, offset = 0): Promise<JobRow[]> {
  return db
    .select()
    .from(jobOffers)
    .where(which)
    .orderBy(desc(jobOffers.publishedAt), desc(jobOffers.id))
    .limit(limit)
    .offset(offset);
}

/** When some offer next comes to be seen by more, or by nobody: milliseconds since the epoch. */
export async function nextTurn(db: Database, now: Date): Promise<number | undefined> {
  const [row] = await db
    .select({
      shown: sql<Date | null>`min(${jobOffers.membersUntil}) filter (where ${gt(jobOffers.membersUntil, now)})`.mapWith(
        jobOffers.membersUntil,
      ),
      ends: min(jobOffers.expiresAt),
    })
    .from(jobOffers)
    .where(and(eq(jobOffers.state, 'published'), gt(jobOffers.expiresAt, now)));
  const turns = [row?.shown, row?.ends].flatMap((at) => (at ? [at.getTime()] : []));
  return turns.length > 0 ? Math.min(...turns) : undefined;
}

/**
 * An offer as its page shows it: open, closed, or for now only announced to people without an account.
 * @throws ApiProblem `not-found` for what was never published, or no longer is to be seen
 */
export async function findJob(db: Database, slug: string, audience: Audience, now: Date): Promise<JobPage> {
  const shown = or(...(['published', 'expired', 'filled'] as const).map((state) => eq(jobOffers.state, state)));
  const [row] = await db
    .select()
    .from(jobOffers)
    .where(and(eq(jobOffers.slug, slug), shown));
  if (!row) throw noJob();
  const { membersUntil } = row;
  if (audience === 'everybody' && membersUntil && membersUntil > now) {
    // What was closed before everybody could see it is nobody's business.
    if (stateNow(row, now) !== 'published') throw noJob();
    return { slug, reservedUntil: membersUntil.toISOString() };
  }
  return toDetail(row, now);
}

export const noJob = () => notFound('Esta oferta no existe o ya no está publicada.');

/** How many open offers the filters leave. */
export async function countFoundJobs(db: Database, filters: JobFilters, audience: Audience, now: Date) {
  const [counted] = await db
    .select({ total: count() })
    .from(jobOffers)
    .where(and(isOpen(audience, now), matchesFilters(filters)));
  return { total: counted?.total ?? 0 };
}

/** How many offers are open for everybody, and the newest of them. */
export async function countJobs(db: Database, now: Date): Promise<JobFigures> {
  const open = isOpen('everybody', now);
  const [[counted], newest] = await Promise.all([
    db.select({ open: count() }).from(jobOffers).where(open),
    readOpen(db, open, newestOnHome),
  ]);
  return { open: counted?.open ?? 0, newest: newest.map((row): JobEntry => toEntry(row, now)) };
}
