import type { DocumentCaseDetail } from '@femcoders/contracts/document';
import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { type RequestTrace, recordAct } from '../../audit/audit-log.ts';
import { inTransaction, type Transaction } from '../../database/database.ts';
import { documentCases, documentFiles, documentSteps } from '../../database/document-tables.ts';
import { users } from '../../database/schema.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { addStep, type CaseRow, ownCase, readOwnCase } from './document-case.ts';
import { deletedMail } from './document-mails.ts';

export interface ClosePorts extends Omit<MailingPorts, 'pool'> {
  trace: RequestTrace;
}

/**
 * Takes back what she has sent: the documents are gone at once. A draft leaves nothing at all.
 * @returns how the case is afterwards, null for a draft
 * @throws ApiProblem `not-found`
 */
export function withdrawCase(
  userId: string,
  reference: string,
  ports: ClosePorts & { pool: pg.Pool; actor: { id: string; name: string } },
): Promise<DocumentCaseDetail | null> {
  return inTransaction(ports.pool, async (transaction) => {
    const row = await ownCase(transaction.db, userId, reference, true);
    if (row.closedAt) return readOwnCase(transaction.db, row);
    const closed = await closeCase(transaction, row, 'withdrawn', ports, ports.actor);
    return closed && readOwnCase(transaction.db, closed);
  });
}

/**
 * Ends a case: files, names and all that was written go; its dates, and who opened something when, stay for a year. She is
 * notified by mail that her documents are gone.
 * @param actor herself; none where its time was over
 * @returns null for a draft, of which nothing stays
 */
export async function closeCase(
  { db, client }: Transaction,
  row: CaseRow,
  state: 'withdrawn' | 'expired',
  { now, publicUrl, enqueueMail, trace }: ClosePorts,
  actor: { id: string; name: string } | null = null,
): Promise<CaseRow | null> {
  const deleted = await db
    .delete(documentFiles)
    .where(eq(documentFiles.caseId, row.id))
    .returning({ id: documentFiles.id });
  const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, row.userId));
  const isDraft = row.state === 'draft';
  const mailed = { reference: row.reference, kind: row.kind, isDraft, files: deleted.length };
  if (owner && deleted.length > 0) await enqueueMail(client, deletedMail(owner.email, { ...mailed, state }, publicUrl));
  if (isDraft) {
    await db.delete(documentCases).where(eq(documentCases.id, row.id));
    return null;
  }
  const ofCase = eq(documentSteps.caseId, row.id);
  await db.delete(documentSteps).where(and(ofCase, eq(documentSteps.kind, 'note')));
  await db.update(documentSteps).set({ text: '', fileName: null }).where(ofCase);
  await addStep(db, row.id, { kind: state, at: now });
  const [closed] = await db
    .update(documentCases)
    .set({ state, changedAt: now, closedAt: now, deleteAt: null, fields: {}, missing: [], reason: '' })
    .where(eq(documentCases.id, row.id))
    .returning();
  const by = actor ? { actor } : { actor: null, actorName: 'sistema' };
  const act = state === 'withdrawn' ? 'document.withdraw' : 'document.expire';
  const [before, after] = [{ state: row.state }, { state, files: deleted.length }];
  await recordAct(db, trace, { act, at: now, ...by, subject: `document:${row.id}`, before, after });
  return closed ?? null;
}
