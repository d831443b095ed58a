import type { AdminJob } from '@femcoders/contracts/admin-job';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { createDatabase, type Database, inTransaction } from '../../database/database.ts';
import { jobOffers } from '../../database/job-tables.ts';
import type { FeatureJob } from '../../feature/feature.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { countHit, type Limit, type MailLimits, mailBucket, mailboxHasRoom } from '../../rate-limit.ts';
import { type DecidePorts, readAdminJob, recordJob } from './decide-job.ts';
import { createJobLinks } from './job-links.ts';
import { noJob } from './job-list.ts';
import { confirmMail, linksMail, waitingMail } from './job-mails.ts';
import { changeOwn, type OwnJobPorts } from './own-job.ts';
import type { JobPorts } from './submit-job.ts';

/** As what mails about new offers are counted. */
export const offerMail = 'job';

/** As many offers as one mail names; of the others the links stay. */
const mostInMail = 30;

const nextVersion = { linkVersion: sql<number>`${jobOffers.linkVersion} + 1` };
const bucketOf = (email: string) => mailBucket('job:new-link', email);

/**
 * Mails the links to the company that has offers under this address, and to nobody else. They stay as they are: anybody can ask
 * for them, and nobody who asks may end what she has not shown to be hers.
 * @param email lower case
 */
export async function mailLinksOf(email: string, { pool, enqueueMail, links }: Omit<JobPorts, 'now'>) {
  await inTransaction(pool, async ({ db, client }) => {
    // What nobody has confirmed anybody may have sent: it takes no room from what is hers.
    const offers = await db
      .select()
      .from(jobOffers)
      .where(and(sql`lower(${jobOffers.contactEmail}) = ${email}`, ne(jobOffers.state, 'rejected')))
      .orderBy(eq(jobOffers.state, 'unconfirmed'), desc(jobOffers.createdAt), desc(jobOffers.id))
      .limit(mostInMail);
    const [first] = offers;
    if (first) await enqueueMail(client, linksMail(first.contactEmail, offers, links, { ended: false }));
  });
}

const waiting = and(eq(jobOffers.mailDue, true), eq(jobOffers.state, 'unconfirmed'));
const mailbox = sql<string>`lower(${jobOffers.contactEmail})`;

/** Whether links wait for this address until its mailbox has room: what comes now waits behind them. */
export async function linksWaitFor(db: Database, email: string): Promise<boolean> {
  const [first] = await db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .where(and(waiting, sql`${mailbox} = ${email.toLowerCase()}`))
    .limit(1);
  return first !== undefined;
}

/**
 * Mails, to each address whose mails had to wait, the links of the offers that wait longest: one mail a time, of those that the mailbox
 * may get, and in turn, so that nobody else's offers keep hers waiting for ever. Meant to run every few minutes.
 * @param limits how many mails one mailbox may get, these and those that went at once
 */
export async function mailWaitingLinks({
  pool,
  now,
  enqueueMail,
  links,
  limits,
}: JobPorts & { limits: MailLimits }): Promise<void> {
  const mailboxes = await createDatabase(pool).selectDistinct({ email: mailbox }).from(jobOffers).where(waiting);
  for (const { email } of mailboxes) {
    await inTransaction(pool, async ({ db, client }) => {
      const offers = await db
        .select()
        .from(jobOffers)
        .where(and(waiting, sql`${mailbox} = ${email}`))
        .orderBy(jobOffers.createdAt, jobOffers.id)
        .limit(mostInMail)
        .for('update', { skipLocked: true });
      const [first, ...others] = offers;
      if (!first || !(await mailboxHasRoom(db, offerMail, email, limits, now))) return;
      const mailed = inArray(
        jobOffers.id,
        offers.map(({ id }) => id),
      );
      await db.update(jobOffers).set({ mailDue: false }).where(mailed);
      const mail = others.length > 0 ? waitingMail(first.contactEmail, offers, links) : confirmMail(first, links);
      await enqueueMail(client, mail);
    });
  }
}

/**
 * Mails a new link to the address on file, for the owner of the one that it ends.
 * @throws ApiProblem `not-found`; `too-many-requests`
 */
export function renewOwnLink(token: string, ports: OwnJobPorts, limit: Limit): Promise<void> {
  return changeOwn(token, ports, async (row, { db, client }) => {
    const email = row.contactEmail;
    // Counted apart from the change, which is not made when it is too much.
    await countHit(
      createDatabase(ports.pool),
      bucketOf(email.toLowerCase()),
      limit,
      'Has pedido muchos enlaces.',
      ports.now,
    );
    const renewed = await db.update(jobOffers).set(nextVersion).where(eq(jobOffers.id, row.id)).returning();
    await ports.enqueueMail(client, linksMail(email, renewed, ports.links, { ended: true }));
  });
}

/**
 * The team ends a link, and its company gets another by mail.
 * @throws ApiProblem `not-found`, also for what nobody has confirmed
 */
export function revokeLink(id: string, ports: DecidePorts): Promise<AdminJob> {
  return inTransaction(ports.pool, async ({ db, client }) => {
    const renewed = await db
      .update(jobOffers)
      .set(nextVersion)
      .where(and(eq(jobOffers.id, id), ne(jobOffers.state, 'unconfirmed')))
      .returning();
    const [row] = renewed;
    if (!row) throw noJob();
    await ports.enqueueMail(client, linksMail(row.contactEmail, renewed, ports.links, { ended: true }));
    await recordJob(db, ports, 'job.link', id);
    return readAdminJob(db, id, ports.now);
  });
}

/** A job, so that who asks waits as long for an unknown address as for a known one. */
export const jobLinksJob: FeatureJob<JobPayloads['job-links']> = {
  name: 'job-links',
  retries: 5,
  retryDelay: 10,
  longestRetryDelay: 300,
  forgetAfter: 60,
  work: ({ email }, ports) => mailLinksOf(email, { ...ports, links: createJobLinks(ports) }),
};

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    /** `email` is lower case. */
    'job-links': { email: string };
  }
}
