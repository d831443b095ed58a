import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import type { ScheduledTask } from '@femcoders/contracts/scheduled-tasks';
import type { Pool } from 'pg';
import { defaultApiConfig } from '../config.ts';
import { createDatabase, inTransaction } from '../database/database.ts';
import { sendLetters } from '../features/accounts/letters.ts';
import { awardDue, type RequestAwards } from '../features/achievements/award-due.ts';
import { awardJob } from '../features/achievements/award-job.ts';
import { mailAwards } from '../features/achievements/award-mails.ts';
import { authorNoticeDelay, notifyAuthor, type RequestAuthorNotice } from '../features/comments/author-notification.ts';
import { deleteDueDocuments } from '../features/documents/delete-due-documents.ts';
import { judgeKeptFiles } from '../features/files/judge-kept-files.ts';
import { checkLinks } from '../features/hub/check-links.ts';
import { hubNoticeJob } from '../features/hub/notify-hub-authors.ts';
import type { ImportConfig } from '../features/imports/feed-source.ts';
import { importJob } from '../features/imports/import-job.ts';
import type { RequestImport } from '../features/imports/manage-feeds.ts';
import { createOutsideProbe } from '../features/imports/outside-fetch.ts';
import { createJobLinks } from '../features/jobs/job-links.ts';
import { maintainJobs } from '../features/jobs/job-maintenance.ts';
import { mailLinksOf, mailWaitingLinks, type RequestJobLinks } from '../features/jobs/renew-links.ts';
import { createNotifyMember } from '../features/mail-preferences/notify-member.ts';
import type { Mailbox } from '../features/mailbox/mailbox.ts';
import type { EnqueueMail, QueueMails } from '../features/mailbox/outbox.ts';
import { maintainMentoring } from '../features/mentoring/mentoring-maintenance.ts';
import { notifyInactive, removeDueAccounts } from '../features/my-data/remove-accounts.ts';
import { type RequestPasswordLink, sendPasswordLink } from '../features/passwords/forgot-password.ts';
import { createChangeNotifier } from '../features/registrations/notify-event-change.ts';
import { createPlaceLinks } from '../features/registrations/place-links.ts';
import { maintainPlaces } from '../features/registrations/place-maintenance.ts';
import { expectTasks, lateAfter, recordTask } from '../features/scheduled-tasks/record-task.ts';
import { readSiteJob } from '../features/search/read-site-job.ts';
import { createMailbox } from '../mail/local-mailbox.ts';
import { createEnqueueMail, createQueueMails, mailJob } from '../mail/outbox.ts';
import { createMailTransport, type MailTransportOptions } from '../mail/transport.ts';
import { purgeSteps, remindModerators } from '../maintenance.ts';
import type { Secrets } from '../secrets.ts';
import { everyStep, type NoteStep } from './every-step.ts';
import { type JobKind, startJobs } from './jobs.ts';

export interface BackgroundWorkOptions extends MailTransportOptions {
  /** Of a migrated database. */
  pool: Pool;
  /** Connection string of the same database. */
  databaseUrl: string;
  /** Made from the site's secret key. */
  secrets: Secrets;
  /** Address of the site without a trailing slash, for links in mails. */
  publicUrl: string;
  /** Invitation to the community's chat, for links in mails. */
  slackUrl?: string;
  /** Where the API is mounted on its origin, for links in mails. */
  basePath?: string;
  /** Who answers for the site, in every mail: name, tax number, address. */
  holder?: readonly string[];
  /** Where events are imported from. */
  imports?: ImportConfig;
  /** What caches share; the default amount if missing. */
  cacheMemory?: CacheMemory;
  /** Where the site answers, without a trailing slash: its pages are read from there for the search. */
  siteUrl?: string | undefined;
  /** Where clamd listens, if it judges files. */
  clamavUrl?: string | null;
  /** Hourly tasks of other packages. */
  chores?: Readonly<Partial<Record<ScheduledTask, (now: Date) => Promise<unknown>>>>;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
  /** Seconds before the first retry of a mail that could not be sent. */
  retryDelay?: number;
  /** How often a mail that could not be sent is tried again. */
  retries?: number;
  /** Seconds between looks at what is due again. */
  pollEvery?: number;
}

export interface BackgroundWork {
  enqueueMail: EnqueueMail;
  queueMails: QueueMails;
  requestPasswordLink: RequestPasswordLink;
  requestJobLinks: RequestJobLinks;
  requestImport: RequestImport;
  requestAwards: RequestAwards;
  requestAuthorNotice: RequestAuthorNotice;
  /** Reads the site for the search as soon as it answers, and not only at the next full minute. */
  readSiteNow: () => Promise<void>;
  mailbox: Mailbox;
  /** Ends the work under way; what waits stays in the database. */
  stop(): Promise<void>;
}

interface AuthorNoticeJob {
  commentId: string;
}

interface LinkJob {
  /** Lower case. */
  email: string;
}

/**
 * Starts all that the site does outside requests: it sends mail, every minute it looks whether there are other pages to
 * be found, every five minutes it hands on places that nobody took, reminds of events, mails what had to wait and has files judged that wait for it, and every hour it purges,
 * reminds moderators, awards achievements, hands on requests for mentors and lets accounts go.
 */
export async function startBackgroundWork(options: BackgroundWorkOptions): Promise<BackgroundWork> {
  const {
    pool,
    databaseUrl,
    secrets,
    publicUrl,
    basePath = '',
    slackUrl = defaultApiConfig.slackUrl,
    log,
    pollEvery,
    mailboxDir,
    cacheMemory,
    siteUrl,
    clamavUrl = null,
    chores = {},
  } = options;
  const transport = createMailTransport(options);
  const mailbox = createMailbox(mailboxDir, cacheMemory);
  // Handed to the kinds of work before there is a queue to put mails into.
  const enqueueMail: EnqueueMail = (client, mail) => enqueue(client, mail);
  const notifyMember = createNotifyMember({ enqueueMail, secrets, publicUrl, basePath });
  const awardMails = { publicUrl, notifyMember };
  const jobLinks = createJobLinks({ secrets, publicUrl, basePath });
  const db = createDatabase(pool);
  const placeLinks = createPlaceLinks(db, { publicUrl, basePath });
  const stopping = new AbortController();
  const probe = createOutsideProbe({ stopping: stopping.signal });
  const note: NoteStep<ScheduledTask> = (step, outcome) => recordTask(db, step, outcome, new Date());
  const everyHour = (now: Date) => ({
    ...purgeSteps(pool, now),
    mailbox: () => mailbox.purge(now),
    moderators: () => remindModerators(pool, { now, publicUrl, notifyMember }),
    letters: () => sendLetters({ pool, now, publicUrl, slackUrl, notifyMember }),
    awards: () => awardDue(pool, now),
    awardMails: () => mailAwards(pool, awardMails),
    jobs: () => maintainJobs(pool, { now, enqueueMail, links: jobLinks }),
    documents: () => deleteDueDocuments(pool, { now, publicUrl, enqueueMail }),
    mentoring: () => maintainMentoring({ pool, now, enqueueMail, secrets, publicUrl, basePath }),
    inactive: () => notifyInactive(pool, { now, publicUrl, enqueueMail }),
    hubLinks: () => checkLinks(pool, now, probe),
    ...Object.fromEntries(Object.entries(chores).map(([name, chore]) => [name, () => chore(now)])),
    leaving: async () => removeDueAccounts(pool, { now, publicUrl, enqueueMail, links: await placeLinks() }),
  });
  const housekeeping: JobKind<object> = {
    name: 'housekeeping',
    due: '0 * * * *',
    retries: 2,
    retryDelay: 60,
    longestRetryDelay: 600,
    async work() {
      await everyStep<ScheduledTask>(everyHour(new Date()), log, note);
    },
  };
  const places: JobKind<object> = {
    name: 'places',
    due: '*/5 * * * *',
    retries: 0,
    retryDelay: 60,
    longestRetryDelay: 60,
    async work() {
      const maintain = async () =>
        maintainPlaces(pool, { now: new Date(), enqueueMail, notifyMember, links: await placeLinks() });
      const jobMails = () =>
        mailWaitingLinks({
          ...{ pool, now: new Date(), enqueueMail, links: jobLinks },
          limits: defaultApiConfig.mailLimits,
        });
      await everyStep<ScheduledTask>({ places: maintain, jobMails }, log, note);
    },
  };
  const files: JobKind<object> | null = clamavUrl
    ? {
        name: 'files',
        due: '*/5 * * * *',
        retries: 0,
        retryDelay: 60,
        longestRetryDelay: 60,
        async work() {
          const judge = () => judgeKeptFiles(pool, { now: new Date(), clamavUrl, secrets });
          await everyStep<ScheduledTask>({ files: judge }, log, note);
        },
      }
    : null;
  const passwordLink: JobKind<LinkJob> = {
    name: 'password-link',
    retries: 5,
    retryDelay: 10,
    longestRetryDelay: 300,
    forgetAfter: 60,
    async work({ email }) {
      await sendPasswordLink(email, { pool, now: new Date(), publicUrl, enqueueMail });
    },
  };
  const newJobLinks: JobKind<LinkJob> = {
    name: 'job-links',
    retries: 5,
    retryDelay: 10,
    longestRetryDelay: 300,
    forgetAfter: 60,
    async work({ email }) {
      await mailLinksOf(email, { pool, enqueueMail, links: jobLinks });
    },
  };
  const authorNotice: JobKind<AuthorNoticeJob> = {
    name: 'author-notice',
    retries: 5,
    retryDelay: 10,
    longestRetryDelay: 300,
    async work({ commentId }) {
      await notifyAuthor(commentId, { pool, publicUrl, enqueueMail, notifyMember });
    },
  };
  const imports = importJob({
    stopping: stopping.signal,
    pool,
    config: options.imports ?? defaultApiConfig.imports,
    basePath,
    onEventChanged: createChangeNotifier({ enqueueMail, placeLinks }),
    log,
  });
  const awards = awardJob(pool, awardMails);
  const site = readSiteJob({ pool, siteUrl, stopping: stopping.signal, log });
  const kinds = [
    mailJob({ ...options, transport }),
    housekeeping,
    places,
    ...(files ? [files] : []),
    passwordLink,
    newJobLinks,
    authorNotice,
    imports,
    awards,
    site,
    hubNoticeJob(pool, { enqueueMail, publicUrl }),
  ];
  const hourly = Object.keys(everyHour(new Date())).map((step) => [step, lateAfter.hourly]);
  await expectTasks(
    db,
    {
      ...Object.fromEntries(hourly),
      places: lateAfter.everyFiveMinutes,
      jobMails: lateAfter.everyFiveMinutes,
      ...(files && { files: lateAfter.everyFiveMinutes }),
    },
    new Date(),
  );
  const jobs = await startJobs({ databaseUrl, log, pollEvery }, kinds);
  const enqueue = createEnqueueMail(jobs, {
    brand: options.from.name,
    contactEmail: options.from.address,
    publicUrl,
    holder: options.holder ?? [],
  });
  return {
    enqueueMail,
    queueMails: createQueueMails(jobs),
    requestPasswordLink: (client, email) => jobs.enqueue<LinkJob>(client, passwordLink, { email }),
    requestJobLinks: (client, email) => jobs.enqueue<LinkJob>(client, newJobLinks, { email }),
    requestImport: (client, feedId) => jobs.enqueue(client, imports, { feedId }),
    requestAwards: (client, userIds) => jobs.enqueue(client, awards, { userIds }),
    requestAuthorNotice: (client, commentId) =>
      jobs.enqueue<AuthorNoticeJob>(client, authorNotice, { commentId }, authorNoticeDelay),
    readSiteNow: () => inTransaction(pool, ({ client }) => jobs.enqueue(client, site, {})),
    mailbox,
    async stop() {
      stopping.abort();
      await jobs.stop();
      transport.close();
    },
  };
}
