import type { ContactReceipt, ContactSubmission } from '@femcoders/contracts/contact';
import { intervalOf, retention } from '@femcoders/contracts/retention';
import { isoDay } from '@femcoders/contracts/spanish-date';
import { isAnonymous } from '@femcoders/contracts/validate-contact';
import { lt, sql } from 'drizzle-orm';
import type { ContactConfig } from '../../config.ts';
import { contactAttachments, contactMessages } from '../../database/contact-tables.ts';
import { attempt, type Database, inTransaction } from '../../database/database.ts';
import type { ScanResult, ScanUpload } from '../../files/scan-upload.ts';
import { noBytes, type UploadedFiles, type UploadedObject } from '../../files/uploaded-files.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { oneLine } from '../../one-line.ts';
import { newReference } from '../../reference.ts';
import { type Attachment, readAttachment, refusedAttachment } from './attachment.ts';
import { acknowledgementMail, notificationMail } from './contact-mails.ts';

export interface SubmitPorts extends Omit<MailingPorts, 'publicUrl'> {
  judgeUpload: ScanUpload;
  uploads: UploadedFiles;
  /** Whether we may write to the address that was typed, which may be anybody's. */
  mayAcknowledge: boolean;
  config: ContactConfig;
  log: { error(details: object, message: string): void };
}

/** Nobody reads the form and writes twenty characters faster, in milliseconds. */
const fastestHumanMs = 3_000;

/**
 * Keeps a message and, in the same transaction, queues a mail to those who answer it and one to her, where that may go.
 * @throws ApiProblem `validation` for a file that is not taken; `unavailable` while the store is away
 */
export async function submitMessage(submission: ContactSubmission, ports: SubmitPorts): Promise<ContactReceipt> {
  const { pool, config, enqueueMail, judgeUpload, log } = ports;
  const attachment = submission.attachment && (await readAttachment(submission.attachment));
  const judgement = attachment && (await judgeUpload(attachment.content, ports.now, refusedAttachment));
  // A store notes the moment of each object: of an anonymous message only the day is kept.
  const isObject = attachment && !isAnonymous(submission);
  const object = isObject ? await ports.uploads.put([attachment.content]) : null;
  const row = rowOf(submission, ports.now);

  const reference = await inTransaction(pool, async ({ db, client }) => {
    // What is known of an anonymous message is its day.
    const judgedAt = judgement?.judgedAt && isAnonymous(submission) ? row.createdAt : judgement?.judgedAt;
    const stored = await store(db, row, attachment && { ...attachment, ...judgement, judgedAt, object });
    const mailed = { ...row, reference: stored, attachment };
    const mails = config.inboxes[row.reason].map((inbox) => notificationMail(inbox, mailed));
    if (row.email && ports.mayAcknowledge) mails.push(acknowledgementMail(row.email, stored, config.replyDays));
    for (const mail of mails) {
      await attempt(
        client,
        () => enqueueMail(client, mail),
        (error) => log.error({ err: error, reference: stored }, 'A mail about a message was not queued.'),
      );
    }
    return stored;
  });
  return { reference, replyDays: config.replyDays };
}

/**
 * Returns the row to store of a message: only what belongs to its reason, and of an anonymous one nothing that leads to
 * anybody.
 */
function rowOf(submission: ContactSubmission, now: Date) {
  const { reason, name, email, company, helps, talkDate, talkCity, message, website, elapsedMs } = submission;
  const anonymous = isAnonymous(submission);
  const isSponsor = reason === 'patrocinio';
  const isSpeaker = reason === 'ponente';
  return {
    reason,
    name: anonymous ? null : oneLine(name),
    email: anonymous ? null : email,
    company: isSponsor ? oneLine(company) : null,
    helps: isSponsor ? helps : [],
    talkDate: (isSpeaker && talkDate) || null,
    talkCity: (isSpeaker && oneLine(talkCity)) || null,
    message,
    likelySpam: Boolean(website) || (elapsedMs !== undefined && elapsedMs < fastestHumanMs),
    createdAt: anonymous ? new Date(`${isoDay(now)}T00:00:00Z`) : now,
  };
}

async function store(
  db: Database,
  row: ReturnType<typeof rowOf>,
  attachment: (Attachment & Partial<ScanResult> & { object: UploadedObject | null }) | undefined,
): Promise<string> {
  const reference = newReference();
  const [added] = await db
    .insert(contactMessages)
    .values({ ...row, reference })
    .returning({ id: contactMessages.id });
  if (!added) throw new Error('A message was not stored.');
  if (attachment)
    await db
      .insert(contactAttachments)
      .values({ messageId: added.id, ...attachment, ...(attachment.object && { content: noBytes }) });
  return reference;
}

/** Messages are kept for twelve months, their files with them. */
export async function purgeMessages(db: Database, now: Date): Promise<void> {
  const before = sql`${now.toISOString()}::timestamptz - ${intervalOf(retention.contactMessage)}::interval`;
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}
