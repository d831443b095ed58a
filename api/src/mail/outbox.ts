import { randomUUID } from 'node:crypto';
import { intervalOf, retention } from '@femcoders/contracts/retention';
import { inSpan, type Tracing } from '@femcoders/contracts/tracing';
import { and, eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from '../database/database.ts';
import { mailOutbox } from '../database/schema.ts';
import type { JobKind, JobPayloads, RequestJob } from '../jobs/jobs.ts';
import { greetByName } from './compose-mail.ts';
import { parseMail } from './mail.ts';
import { frameMail, type MailIdentity } from './mail-frame.ts';
import type { EnqueueMail, OutgoingMail } from './outgoing-mail.ts';
import { MailRefusedError, type MailTransport } from './transport.ts';

export interface MailJobPorts {
  pool: Pool;
  transport: MailTransport;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
  /** Seconds before the first retry. */
  retryDelay?: number;
  retries?: number;
  tracing?: Tracing | undefined;
}

/**
 * Sends one mail of the outbox, at least once: a process that dies between sending and noting it sends it again, under
 * the same `Message-ID`. A mail that is refused, or that fails for about a day, ends as `failed` with its reason.
 */
export function mailJob({
  pool,
  transport,
  log,
  retryDelay = 30,
  retries = 20,
  tracing,
}: MailJobPorts): JobKind<JobPayloads['mail']> {
  async function work({ mailId }: JobPayloads['mail'], lastTry: boolean): Promise<void> {
    const mail = await takeMail(pool, mailId);
    if (!mail) return;
    try {
      await inSpan(tracing, 'send mail', { kind: 'client' }, () => transport.deliver(mail));
    } catch (error) {
      const final = lastTry || error instanceof MailRefusedError;
      await noteFailure(pool, mailId, error, final);
      if (final) await eraseSettled(pool, mailId);
      if (!final) {
        log.warn({ err: error, mail: mailId }, 'A mail could not be sent and will be tried again');
        throw error;
      }
      log.error({ err: error, mail: mailId }, 'A mail was given up');
      return;
    }
    await pool.query(`update mail_outbox set state = 'sent', last_error = null, settled_at = now() where id = $1`, [
      mailId,
    ]);
    await eraseSettled(pool, mailId);
  }
  return { name: 'mail', retries, retryDelay, longestRetryDelay: 3600, work };
}

/** The port of the API's features: puts a mail in its frame, and its job, into the caller's transaction. */
export function createEnqueueMail(requestJob: RequestJob, identity: MailIdentity): EnqueueMail {
  return async (client, outgoing: OutgoingMail) => {
    const content = parseMail(outgoing);
    const { rows } = await client.query<{ name: string }>('select name from users where email = $1', [content.to]);
    const [member] = rows;
    const mail = frameMail(member ? greetByName(content, member.name) : content, identity, member !== undefined);
    const mailId = randomUUID();
    await client.query(
      `insert into mail_outbox (id, recipient, reply_to, subject, text, html, unsubscribe_url, erase_once_settled)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        mailId,
        mail.to,
        mail.replyTo ?? null,
        mail.subject,
        mail.text,
        mail.html,
        mail.unsubscribeUrl ?? null,
        mail.eraseOnceSettled ?? false,
      ],
    );
    await requestJob(client, 'mail', { mailId });
  };
}

/** Removes the mails that were sent or given up a month ago: they hold what people wrote. */
export async function purgeMails(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from mail_outbox where settled_at < $1::timestamptz - $2::interval', [
    now,
    intervalOf(retention.sentMail),
  ]);
}

/**
 * Removes mails that still wait when their reader ends such mails: a mail server that is down for a day would send them to her afterwards.
 * @param subject the name that the links to end them are signed for
 */
export async function withdrawMails(db: Database, subject: string): Promise<void> {
  const isMeant = sql`position(${`=${subject}.`} in ${mailOutbox.unsubscribeUrl}) > 0`;
  await db.delete(mailOutbox).where(and(eq(mailOutbox.state, 'queued'), isMeant));
}

interface MailRow {
  id: string;
  to: string;
  replyTo: string | undefined;
  unsubscribeUrl: string | undefined;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
}

async function takeMail(pool: Pool, mailId: string): Promise<MailRow | undefined> {
  const { rows } = await pool.query<MailRow>(
    `update mail_outbox set attempts = attempts + 1 where id = $1 and state = 'queued'
     returning id, recipient as "to", reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl", subject, text, html, created_at as "createdAt"`,
    [mailId],
  );
  const [row] = rows;
  return row && { ...row, replyTo: row.replyTo ?? undefined, unsubscribeUrl: row.unsubscribeUrl ?? undefined };
}

async function eraseSettled(pool: Pool, mailId: string): Promise<void> {
  await pool.query('delete from mail_outbox where id = $1 and erase_once_settled', [mailId]);
}

async function noteFailure(pool: Pool, mailId: string, error: unknown, final: boolean): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  await pool.query(
    `update mail_outbox set last_error = $2, state = $3, settled_at = case when $3 = 'failed' then now() end where id = $1`,
    [mailId, reason.slice(0, 500), final ? 'failed' : 'queued'],
  );
}
