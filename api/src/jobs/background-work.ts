import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import type { ScheduledTask } from '@femcoders/contracts/scheduled-tasks';
import type { Tracing } from '@femcoders/contracts/tracing';
import type { Pool } from 'pg';
import { defaultApiConfig, type ImportConfig } from '../config.ts';
import { createDatabase, inTransaction } from '../database/database.ts';
import type { Feature, FeatureJob, TaskPorts } from '../feature/feature.ts';
import { gather, gatherListeners, gatherTasks } from '../feature/gather.ts';
import { features } from '../features.ts';
import { filesInRows, type UploadedFiles } from '../files/uploaded-files.ts';
import { createMailbox } from '../mail/local-mailbox.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { createNotifyMember } from '../mail/notify-member.ts';
import { createEnqueueMail, mailJob } from '../mail/outbox.ts';
import type { EnqueueMail } from '../mail/outgoing-mail.ts';
import { createPlaceLinks } from '../mail/place-links.ts';
import { createMailTransport, type MailTransportOptions } from '../mail/transport.ts';
import { purgeTasks } from '../maintenance.ts';
import type { Secrets } from '../secrets.ts';
import { findClockSkew } from './clock-skew.ts';
import { type JobKind, type RequestJob, startJobs } from './jobs.ts';
import { expectTasks, lateAfter, recordTask } from './record-task.ts';
import { type NoteStep, runSteps } from './run-steps.ts';
import type { WorkPorts } from './work-ports.ts';

export interface BackgroundWorkOptions extends MailTransportOptions {
  /** Of a migrated database. */
  pool: Pool;
  /** Connection string of the same database. */
  databaseUrl: string;
  /** Made from the site's secret key. */
  secrets: Secrets;
  /** Where files that somebody sends are kept; in their rows unless given. */
  uploads?: UploadedFiles;
  /** Address of the site without a trailing slash, for links in mails. */
  publicUrl: string;
  /** Invitation to the community's chat, for links in mails. */
  slackUrl?: string;
  /** Where the API is mounted on its origin, for links in mails. */
  basePath?: string;
  /** The legal holder of the site, in every mail: name, tax number, address. */
  holder?: readonly string[];
  /** Where events are imported from. */
  imports?: ImportConfig;
  /** The memory that caches share; the default amount if missing. */
  cacheMemory?: CacheMemory;
  /** Where the site answers, without a trailing slash: its pages are read from there for the search. */
  siteUrl?: string | undefined;
  /** Where clamd listens, if it judges files. */
  clamavUrl?: string | null;
  /** Where chats take alerts, if they do. */
  alertWebhook?: string | null;
  /** Percent of the page views of a day that may have an error. */
  errorBudget?: number;
  /** Hourly tasks of other packages. */
  chores?: Readonly<Partial<Record<ScheduledTask, (now: Date) => Promise<unknown>>>>;
  log: WorkPorts['log'];
  tracing?: Tracing | undefined;
  /** Seconds before the first retry of a mail that could not be sent. */
  retryDelay?: number;
  /** How often a mail that could not be sent is tried again. */
  retries?: number;
  /** Seconds between looks at what is due again. */
  pollEvery?: number;
}

export interface BackgroundWork {
  enqueueMail: EnqueueMail;
  requestJob: RequestJob;
  /** Reads the site for the search as soon as it answers, and not only at the next full minute. */
  readSiteNow: () => Promise<void>;
  mailbox: Mailbox;
  /** Ends the work under way; what waits stays in the database. */
  stop(): Promise<void>;
}

/** Starts all that the site does outside requests: it sends mail, and does the jobs and the tasks that features declare. */
export async function startBackgroundWork(options: BackgroundWorkOptions): Promise<BackgroundWork> {
  const { pool, databaseUrl, publicUrl, basePath = '', secrets, log, pollEvery, chores = {} } = options;
  const transport = createMailTransport(options);
  const db = createDatabase(pool);
  const stopping = new AbortController();
  // Handed to the kinds of work before there is a queue to put mails into.
  const enqueueMail: EnqueueMail = (client, mail) => enqueue(client, mail);
  const placeLinks = createPlaceLinks(db, { publicUrl, basePath });
  const ports: WorkPorts = {
    ...{ pool, db, secrets, publicUrl, basePath, enqueueMail, placeLinks, log },
    uploads: options.uploads ?? filesInRows,
    slackUrl: options.slackUrl ?? defaultApiConfig.slackUrl,
    clamavUrl: options.clamavUrl ?? null,
    alertWebhook: options.alertWebhook ?? null,
    errorBudget: options.errorBudget ?? 1,
    requestJob: (...asked) => jobs.request(...asked),
    siteUrl: options.siteUrl,
    imports: options.imports ?? defaultApiConfig.imports,
    mailbox: createMailbox(options.mailboxDir, options.cacheMemory),
    notifyMember: createNotifyMember({ enqueueMail, secrets, publicUrl, basePath }),
    onEventChanged: gatherListeners(features, { enqueueMail, placeLinks }),
    declared: gather(features),
    stopping: stopping.signal,
  };
  const now = (): TaskPorts => ({ ...ports, now: new Date() });
  const everyHour = (due: TaskPorts) => ({
    ...purgeTasks(due),
    ...gatherTasks(
      [Object.fromEntries(Object.entries(chores).map(([name, chore]) => [name, () => chore(due.now)]))],
      due,
    ),
    ...gatherTasks(
      features.map(({ hourly }) => hourly),
      due,
    ),
  });
  const often = features.flatMap((feature) => everyFiveMinutesOf(feature, ports));
  const expected = {
    ...lateWithin(lateAfter.hourly, { clock: null, ...everyHour(now()) }),
    ...Object.assign({}, ...often.map(({ expected }) => expected)),
  };
  const note: NoteStep<ScheduledTask> = (step, outcome) => recordTask(db, step, outcome, new Date());
  const housekeeping: JobKind<object> = {
    name: 'housekeeping',
    due: '0 * * * *',
    retries: 2,
    retryDelay: 60,
    longestRetryDelay: 600,
    async work() {
      const due = now();
      const doubt = await findClockSkew(db, due.now);
      // By a clock that is wrong, what has expired would be what has not.
      if (doubt !== null) log.error({ step: 'clock' }, doubt);
      await note('clock', doubt === null ? 'done' : 'failed');
      if (doubt === null) await runSteps<ScheduledTask>(everyHour(due), log, note);
    },
  };
  const kinds = [
    mailJob({ ...options, transport }),
    housekeeping,
    ...often.map(({ name, tasks }) => ({
      ...{ name, due: '*/5 * * * *', retries: 0, retryDelay: 60, longestRetryDelay: 60 },
      work: () => runSteps<ScheduledTask>(gatherTasks([tasks], now()), log, note),
    })),
    ...features.flatMap(({ jobs = [] }) => jobs).map((job) => kindOf(job as FeatureJob, now)),
  ];
  await expectTasks(db, expected, new Date());
  const jobs = await startJobs({ databaseUrl, log, pollEvery, tracing: options.tracing }, kinds);
  const enqueue = createEnqueueMail(jobs.request, {
    brand: options.from.name,
    contactEmail: options.from.address,
    publicUrl,
    holder: options.holder ?? [],
  });
  return {
    enqueueMail,
    requestJob: jobs.request,
    readSiteNow: () => inTransaction(pool, ({ client }) => jobs.request(client, 'read-site', {})),
    mailbox: ports.mailbox,
    async stop() {
      stopping.abort();
      await jobs.stop();
      transport.close();
    },
  };
}

const kindOf = ({ work, ...job }: FeatureJob, now: () => TaskPorts): JobKind<object> => ({
  ...job,
  work: (payload) => work(payload, now()),
});

/** A feature's tasks that are due every five minutes, in its own queue; none where it has none. */
function everyFiveMinutesOf({ name, everyFiveMinutes }: Feature, ports: WorkPorts) {
  const tasks = everyFiveMinutes?.(ports) ?? {};
  if (Object.keys(tasks).length === 0) return [];
  return [{ name: `${name}-every-5-minutes`, tasks, expected: lateWithin(lateAfter.everyFiveMinutes, tasks) }];
}

const lateWithin = (seconds: number, tasks: object) =>
  Object.fromEntries(Object.keys(tasks).map((task) => [task, seconds]));
