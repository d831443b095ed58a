import { randomUUID } from 'node:crypto';
import type { JobSubmission } from '@femcoders/contracts/job';
import { inTransaction } from '../../database/database.ts';
import { jobOffers } from '../../database/job-tables.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { oneLine } from '../../one-line.ts';
import { columnsOf, jobSlug } from './job-columns.ts';
import type { JobLinks } from './job-links.ts';
import { confirmMail } from './job-mails.ts';

export interface JobPorts extends Omit<MailingPorts, 'publicUrl'> {
  links: JobLinks;
}

/**
 * Keeps an offer and asks its company by mail whether it is hers; only then the team sees it.
 * @param turn when the mail may go to the address: where strangers have caused too many, it goes some minutes later with all that wait
 */
export async function submitJob(
  submission: JobSubmission,
  turn: 'now' | 'late' | 'spared',
  { pool, now, enqueueMail, links }: JobPorts,
): Promise<void> {
  if (submission.website) return;
  const id = randomUUID();
  await inTransaction(pool, async ({ db, client }) => {
    const [row] = await db
      .insert(jobOffers)
      .values({
        ...columnsOf(submission),
        id,
        slug: jobSlug(id, submission),
        contactName: oneLine(submission.contactName),
        contactEmail: submission.contactEmail,
        createdAt: now,
        mailDue: turn === 'late',
      })
      .returning();
    if (row && turn === 'now') await enqueueMail(client, confirmMail(row, links));
  });
}
