import type { MailState, RetriedMails } from '@femcoders/contracts/mail';
import { asc, count, eq, inArray } from 'drizzle-orm';
import { type ActPorts, recorderOf } from '../../audit/audit-log.ts';
import { inTransaction, type Transaction } from '../../database/database.ts';
import { mailOutbox } from '../../database/schema.ts';
import type { RequestJob } from '../../jobs/jobs.ts';
import { conflict, notFound } from '../../problems.ts';

const record = recorderOf('mail');

/** Most mails that are put back into the queue at once. */
const mostAtOnce = 1000;

const failed = eq(mailOutbox.state, 'failed');

export interface RetryPorts extends ActPorts {
  requestJob: RequestJob;
}

const conflictSentence = {
  queued: 'Este correo ya está en la cola.',
  sent: 'Este correo ya se ha enviado.',
} as const satisfies Partial<Record<MailState, string>>;

/**
 * Puts a mail that was given up back into the queue.
 * @throws ApiProblem `not-found`; `conflict` when it waits already or was sent
 */
export function retryMail(id: string, ports: RetryPorts): Promise<RetriedMails> {
  return inTransaction(ports.pool, async (transaction) => {
    const [mail] = await transaction.db.select().from(mailOutbox).where(eq(mailOutbox.id, id)).for('update');
    if (!mail) throw notFound('Este correo ya no existe.');
    if (mail.state !== 'failed') throw conflict(conflictSentence[mail.state]);
    return putBack(transaction, [mail], ports);
  });
}

/** Puts the mails that were given up back into the queue, those first that have waited longest. */
export function retryFailedMails(ports: RetryPorts): Promise<RetriedMails> {
  return inTransaction(ports.pool, async (transaction) => {
    const mails = await transaction.db
      .select()
      .from(mailOutbox)
      .where(failed)
      .orderBy(asc(mailOutbox.settledAt))
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    return putBack(transaction, mails, ports);
  });
}

async function putBack(
  { db, client }: Transaction,
  mails: (typeof mailOutbox.$inferSelect)[],
  { requestJob, now, actor, trace }: RetryPorts,
): Promise<RetriedMails> {
  const ids = mails.map(({ id }) => id);
  await db.update(mailOutbox).set({ state: 'queued', settledAt: null }).where(inArray(mailOutbox.id, ids));
  for (const mailId of ids) await requestJob(client, 'mail', { mailId });
  // Without the error: mail servers name the recipient in it, and the log is kept longer than the mail.
  for (const { id, attempts } of mails) {
    await record(db, { now, actor, trace }, 'mail.retry', id, { state: 'failed', attempts }, { state: 'queued' });
  }
  const [left] = await db.select({ count: count() }).from(mailOutbox).where(failed);
  return { retried: ids.length, left: left?.count ?? 0 };
}
