import type { Pool } from 'pg';
import type { Mailbox } from '../features/mailbox/mailbox.ts';
import type { EnqueueMail, QueueMails } from '../features/mailbox/outbox.ts';
import { createMailbox } from '../mail/local-mailbox.ts';
import { createEnqueueMail, createQueueMails, mailJob } from '../mail/outbox.ts';
import { createMailTransport, type MailTransportOptions } from '../mail/transport.ts';
import { purgeExpired, remindModerators } from '../maintenance.ts';
import { type JobKind, startJobs } from './jobs.ts';

export interface BackgroundWorkOptions extends MailTransportOptions {
  /** Of a migrated database. */
  pool: Pool;
  /** Connection string of the same database. */
  databaseUrl: string;
  /** Address of the site without a trailing slash, for links in mails. */
  publicUrl: string;
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
  mailbox: Mailbox;
  /** Ends the work under way; what waits stays in the database. */
  stop(): Promise<void>;
}

/** Starts all that the site does outside requests: it sends mail, and every hour it purges and reminds. */
export async function startBackgroundWork(options: BackgroundWorkOptions): Promise<BackgroundWork> {
  const { pool, databaseUrl, publicUrl, log, pollEvery, mailboxDir } = options;
  const transport = createMailTransport(options);
  const housekeeping: JobKind<object> = {
    name: 'housekeeping',
    everyHour: true,
    retries: 2,
    retryDelay: 60,
    longestRetryDelay: 600,
    async work() {
      await purgeExpired(pool, new Date());
      await remindModerators(pool, { now: new Date(), publicUrl, enqueueMail });
    },
  };
  const jobs = await startJobs({ databaseUrl, log, pollEvery }, [mailJob({ ...options, transport }), housekeeping]);
  const enqueueMail = createEnqueueMail(jobs);
  return {
    enqueueMail,
    queueMails: createQueueMails(jobs),
    mailbox: createMailbox(mailboxDir),
    async stop() {
      await jobs.stop();
      transport.close();
    },
  };
}
