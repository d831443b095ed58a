import type { DocumentEntryDetail, DocumentNote, GivenDecision } from '@femcoders/contracts/document';
import { documentLimits } from '@femcoders/contracts/document-limits';
import { type DocumentState, nextDocumentStates } from '@femcoders/contracts/document-names';
import { and, eq, ne } from 'drizzle-orm';
import { type ActPorts, recorderOf } from '../../audit/audit-log.ts';
import { createDatabase, type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { documentCases, documentFiles, documentSteps } from '../../database/document-tables.ts';
import { users } from '../../database/schema.ts';
import type { UploadedFiles } from '../../files/uploaded-files.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { conflict, notFound } from '../../problems.ts';
import type { Secrets } from '../../secrets.ts';
import {
  addStep,
  type CaseRow,
  daysAfter,
  deletionAfter,
  detailOf,
  filesOf,
  noCase,
  stepsOf,
} from './document-case.ts';
import { documentColumns, toEntry } from './document-list.ts';
import { missingMail, resolvedMail } from './document-mails.ts';
import { readFileOf } from './stored-files.ts';

const record = recorderOf('document');

export interface DecisionPorts extends ActPorts, MailingPorts {
  secrets: Secrets;
  uploads: UploadedFiles;
}

/**
 * A case as the team sees it, never a draft.
 * @throws ApiProblem `not-found`
 */
export async function readDocument(db: Database, id: string): Promise<DocumentEntryDetail> {
  const [found] = await db
    .select(documentColumns)
    .from(documentCases)
    .innerJoin(users, eq(users.id, documentCases.userId))
    .where(and(eq(documentCases.id, id), ne(documentCases.state, 'draft')));
  if (!found) throw noCase();
  const files = await filesOf(db, id);
  const steps = await stepsOf(db, id, true);
  return { ...toEntry(found), ...detailOf(found.row, files), email: found.email, steps };
}

/**
 * Moves a case to another state, keeps who did it and notifies its owner.
 * @throws ApiProblem `not-found`; `conflict` where it is no longer where she saw it, or cannot go there
 */
export function decideCase(id: string, decision: GivenDecision, ports: DecisionPorts): Promise<DocumentEntryDetail> {
  const { now, actor } = ports;
  const { state, from, reason } = decision;
  return onCase(id, ports, async (row, transaction) => {
    const { db } = transaction;
    if (row.state === state) return;
    if (row.state !== from)
      throw conflict(`Este envío ya está ${stateWords[row.state]}. Míralo antes de decidir.`, 'state');
    if (!nextDocumentStates[from].includes(state)) {
      throw conflict(`De «${stateWords[from]}» no se pasa a «${stateWords[state]}».`, 'state');
    }
    const missing = state === 'missing' ? decision.missing : [];
    const said = state === 'reviewing' ? '' : reason;
    const deleteAt = deletionOf(row, state, now);
    await db
      .update(documentCases)
      .set({ state, missing, reason: said, changedAt: now, deleteAt })
      .where(eq(documentCases.id, id));
    const text = [...missing, said].filter(Boolean).join('\n');
    await addStep(db, id, { kind: state, at: now, actor, text });
    await record(db, ports, 'document.state', id, { state: from }, { state });
    await notifyOwner({ ...row, state, missing, reason: said }, deleteAt, transaction, ports);
  });
}

/**
 * Returns the day on which a case is deleted: sooner when it is not accepted, the promised day when it is reviewed again.
 */
function deletionOf({ kind, sentAt, createdAt }: CaseRow, state: DocumentState, now: Date): Date {
  const promised = deletionAfter(kind, sentAt ?? createdAt);
  if (state !== 'refused') return promised;
  const soon = daysAfter(now, documentLimits.refusedDays);
  return soon < promised ? soon : promised;
}

async function notifyOwner(
  row: CaseRow,
  deleteAt: Date,
  { db, client }: Transaction,
  { publicUrl, enqueueMail }: DecisionPorts,
): Promise<void> {
  const { state } = row;
  if (state === 'reviewing') return;
  const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, row.userId));
  if (!owner) return;
  const mail =
    state === 'missing'
      ? missingMail(owner.email, row, publicUrl)
      : resolvedMail(owner.email, { ...row, accepted: state === 'accepted', deleteAt }, publicUrl);
  await enqueueMail(client, mail);
}

/** Keeps a note that only the team reads. The same key again changes nothing. */
export function noteOnCase(
  id: string,
  { key, text }: DocumentNote,
  ports: DecisionPorts,
): Promise<DocumentEntryDetail> {
  const { now, actor } = ports;
  return onCase(id, ports, async (row, { db }) => {
    if (row.closedAt) throw conflict('Este envío está cerrado: de él solo quedan las fechas.', 'state');
    const added = await db
      .insert(documentSteps)
      .values({ id: key, caseId: id, kind: 'note', at: now, actorId: actor.id, actorName: actor.name, text })
      .onConflictDoNothing({ target: documentSteps.id })
      .returning({ id: documentSteps.id });
    if (added.length === 0) return;
    await record(db, ports, 'document.note', id);
  });
}

/**
 * Gives a file of a case to somebody of the team. That she opened it, and when, is kept for its owner to see and in the log, or
 * she does not get it.
 * @throws ApiProblem `not-found`
 */
export async function openFile(id: string, fileId: string, ports: DecisionPorts) {
  const { now, actor } = ports;
  // The store may take its time, in which no transaction waits.
  const file = await readFileOf(createDatabase(ports.pool), id, fileId, ports);
  return inTransaction(ports.pool, async ({ db }) => {
    await sentCase(db, id);
    const [there] = await db.select({ id: documentFiles.id }).from(documentFiles).where(eq(documentFiles.id, fileId));
    if (!there) throw notFound('Este archivo ya no existe.');
    await addStep(db, id, { kind: 'opened', at: now, actor, fileName: file.name });
    await record(db, ports, 'document.open', id, undefined, { file: fileId });
    return file;
  });
}

/** Locks the case, so that of two who act on it one is first, and answers with how it is afterwards. */
function onCase(
  id: string,
  { pool }: DecisionPorts,
  act: (row: CaseRow, transaction: Transaction) => Promise<void>,
): Promise<DocumentEntryDetail> {
  return inTransaction(pool, async (transaction) => {
    await act(await sentCase(transaction.db, id), transaction);
    return readDocument(transaction.db, id);
  });
}

async function sentCase(db: Database, id: string): Promise<CaseRow> {
  const [row] = await db
    .select()
    .from(documentCases)
    .where(and(eq(documentCases.id, id), ne(documentCases.state, 'draft')))
    .for('update');
  if (!row) throw noCase();
  return row;
}

const stateWords: Record<DocumentState, string> = {
  draft: 'en borrador',
  sent: 'enviado',
  reviewing: 'en revisión',
  missing: 'a la espera de algo',
  accepted: 'aceptado',
  refused: 'no aceptado',
  withdrawn: 'retirado',
  expired: 'borrado',
};
