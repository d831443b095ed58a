import type { AlertLink, JobAlert } from '@femcoders/contracts/job-alert';
import { type JobFilters, tidyFilters } from '@femcoders/contracts/job-filters';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { communityZone, isoMoment } from '@femcoders/contracts/spanish-date';
import { and, asc, count, desc, eq, getTableColumns, gt, isNull, lte, min, or, type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { isNotSuspended } from '../../authentication/suspension.ts';
import { createDatabase, type Database, inTransaction } from '../../database/database.ts';
import { jobAlerts, jobOffers } from '../../database/job-tables.ts';
import { users } from '../../database/schema.ts';
import { withdrawMails } from '../../mail/outbox.ts';
import { conflict } from '../../problems.ts';
import { matchesFilters } from './job-list.ts';
import { alertMail } from './job-mails.ts';
import { isOpen, toEntry } from './job-row.ts';
import type { JobPorts } from './submit-job.ts';

/** On the clock of Madrid: nobody is written to at night. */
const firstHour = 9;
/** The age from which a published offer is surely committed, in milliseconds: newer ones are sent the next time. */
const settlingMs = 60_000;
/** Offers that one mail counts. */
const maxOffersPerMail = 100;

export async function listAlerts(db: Database, userId: string): Promise<JobAlert[]> {
  const rows = await db
    .select()
    .from(jobAlerts)
    .where(eq(jobAlerts.userId, userId))
    .orderBy(desc(jobAlerts.createdAt), desc(jobAlerts.id));
  return rows.map(({ id, filters, createdAt }) => ({ id, filters, createdAt: createdAt.toISOString() }));
}

/**
 * Saves a search. The same one again is the same alert.
 * @throws ApiProblem `conflict` when she has as many as one may have
 */
export async function addAlert(userId: string, filters: JobFilters, { pool, now }: Pick<JobPorts, 'pool' | 'now'>) {
  await inTransaction(pool, async ({ db }) => {
    // Two tabs at once count one after the other.
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [had] = await db.select({ n: count() }).from(jobAlerts).where(eq(jobAlerts.userId, userId));
    const tidy = tidyFilters(filters);
    const [known] = await db
      .select({ id: jobAlerts.id })
      .from(jobAlerts)
      .where(and(eq(jobAlerts.userId, userId), sql`${jobAlerts.filters} = ${JSON.stringify(tidy)}::jsonb`));
    if (known) return;
    if ((had?.n ?? 0) >= jobLimits.alerts)
      throw conflict(`Puedes tener hasta ${jobLimits.alerts} alertas. Quita una para guardar esta.`);
    await db.insert(jobAlerts).values({ userId, filters: tidy, createdAt: now, notifiedUntil: now });
  });
}

/** Twice is once. */
export async function removeAlert(pool: pg.Pool, userId: string, alertId: string): Promise<void> {
  await endAlerts(pool, and(eq(jobAlerts.userId, userId), eq(jobAlerts.id, alertId)));
}

/** Returns the state and filters of an alert, for the link of its mail. */
export async function readAlertLink(db: Database, alertId: string): Promise<AlertLink> {
  const [row] = await db.select({ filters: jobAlerts.filters }).from(jobAlerts).where(eq(jobAlerts.id, alertId));
  return row ? { state: 'on', filters: row.filters } : { state: 'gone', filters: null };
}

export async function endAlert(pool: pg.Pool, alertId: string): Promise<AlertLink> {
  await endAlerts(pool, eq(jobAlerts.id, alertId));
  return { state: 'gone', filters: null };
}

function endAlerts(pool: pg.Pool, which: SQL | undefined): Promise<void> {
  return inTransaction(pool, async ({ db }) => {
    for (const { id } of await db.delete(jobAlerts).where(which).returning({ id: jobAlerts.id }))
      await withdrawMails(db, id);
  });
}

/**
 * Mails members what is new for their searches: each alert once a day at the most, from nine o'clock on. Meant to run
 * every hour; any number of processes may.
 * @returns how many mails were queued
 */
export async function sendAlerts(pool: pg.Pool, ports: Omit<JobPorts, 'pool'>): Promise<number> {
  const { now } = ports;
  if (Number(isoMoment(now).slice(11, 13)) < firstHour) return 0;
  let sent = 0;
  for (const id of await dueAlerts(createDatabase(pool), now)) if (await sendOne(pool, id, ports)) sent += 1;
  return sent;
}

const dayInMadrid = (instant: unknown) => sql`(${instant} at time zone ${communityZone})::date`;

/** Returns the ids of alerts that got no mail today, when something was published since. */
async function dueAlerts(db: Database, now: Date): Promise<string[]> {
  const notToday = or(
    isNull(jobAlerts.notifiedAt),
    sql`${dayInMadrid(jobAlerts.notifiedAt)} < ${dayInMadrid(sql`${now.toISOString()}::timestamptz`)}`,
  );
  const [oldest] = await db
    .select({ at: min(jobAlerts.notifiedUntil) })
    .from(jobAlerts)
    .where(notToday);
  if (!oldest?.at) return [];
  const fresh = await db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .where(and(isOpen('members', now), gt(jobOffers.publishedAt, oldest.at)))
    .limit(1);
  if (fresh.length === 0) return [];
  const rows = await db
    .select({ id: jobAlerts.id })
    .from(jobAlerts)
    .innerJoin(users, eq(users.id, jobAlerts.userId))
    .where(and(notToday, isNotSuspended(now), isNull(users.deleteAt)))
    .orderBy(asc(jobAlerts.notifiedUntil), asc(jobAlerts.id));
  return rows.map(({ id }) => id);
}

function sendOne(pool: pg.Pool, id: string, { now, enqueueMail, links }: Omit<JobPorts, 'pool'>): Promise<boolean> {
  return inTransaction(pool, async ({ db, client }) => {
    const [alert] = await db
      .select({ ...getTableColumns(jobAlerts), email: users.email })
      .from(jobAlerts)
      .innerJoin(users, eq(users.id, jobAlerts.userId))
      .where(eq(jobAlerts.id, id))
      // Another process that sends it now is not waited for.
      .for('update', { of: jobAlerts, skipLocked: true });
    if (!alert) return false;
    const until = new Date(Math.max(now.getTime() - settlingMs, alert.notifiedUntil.getTime()));
    const found = await db
      .select()
      .from(jobOffers)
      .where(
        and(
          isOpen('members', now),
          gt(jobOffers.publishedAt, alert.notifiedUntil),
          lte(jobOffers.publishedAt, until),
          matchesFilters(alert.filters),
        ),
      )
      .orderBy(desc(jobOffers.publishedAt), desc(jobOffers.id))
      .limit(maxOffersPerMail);
    const hasFound = found.length > 0;
    await db
      .update(jobAlerts)
      .set({ notifiedUntil: until, ...(hasFound && { notifiedAt: now }) })
      .where(eq(jobAlerts.id, id));
    const jobs = found.map((row) => toEntry(row, now));
    if (hasFound) await enqueueMail(client, alertMail(alert.email, alert, jobs, links));
    return hasFound;
  });
}
