import type { DocumentCaseDetail, DocumentSubmission } from '@femcoders/contracts/document';
import { documentValues, validateDocuments } from '@femcoders/contracts/validate-documents';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../database/database.ts';
import { documentCases } from '../../database/document-tables.ts';
import { users } from '../../database/schema.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { conflict, invalid } from '../../problems.ts';
import { addStep, countFiles, deletionAfter, ownCase, readOwnCase } from './document-case.ts';
import { receivedMail } from './document-mails.ts';

export type SendPorts = MailingPorts;

/**
 * Gives a case of hers to the team, a draft or one of which something was missing, and notifies her by mail. One that the team
 * has already is left as it is: a form sent twice is sent once.
 * @throws ApiProblem `not-found`; `validation`; `conflict` where it is at its end
 */
export function sendCase(
  userId: string,
  reference: string,
  { fields: given, privacy }: DocumentSubmission,
  { pool, now, publicUrl, enqueueMail }: SendPorts,
): Promise<DocumentCaseDetail> {
  return inTransaction(pool, async ({ db, client }) => {
    const row = await ownCase(db, userId, reference, true);
    if (row.state === 'sent' || row.state === 'reviewing') return readOwnCase(db, row);
    if (row.state !== 'draft' && row.state !== 'missing') throw conflict('Este envío ya está cerrado. Empieza otro.');
    const files = await countFiles(db, row.id);
    const problems = validateDocuments(row.kind, given, files, privacy);
    if (problems.length > 0) throw invalid(problems);
    const deleteAt = deletionAfter(row.kind, now);
    const [sent] = await db
      .update(documentCases)
      .set({
        ...{ state: 'sent', sentAt: now, changedAt: now, deleteAt, missing: [], reason: '' },
        fields: documentValues(row.kind, given),
      })
      .where(eq(documentCases.id, row.id))
      .returning();
    if (!sent) throw new Error('The case was not sent.');
    await addStep(db, row.id, { kind: row.state === 'draft' ? 'sent' : 'resent', at: now });
    const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (owner) await enqueueMail(client, receivedMail(owner.email, { ...sent, deleteAt, files }, publicUrl));
    return readOwnCase(db, sent);
  });
}
