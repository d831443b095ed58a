import type { DocumentCase, DocumentCaseDetail, DocumentFile, DocumentStep } from '@femcoders/contracts/document';
import { documentCases as caseKinds } from '@femcoders/contracts/document-cases';
import { documentLimits } from '@femcoders/contracts/document-limits';
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { documentCases, documentFiles, documentSteps } from '../../database/document-tables.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import { type Page, rowsToRead, rowsToSkip } from '../../lists/listing.ts';
import { notFound } from '../../problems.ts';

export type CaseRow = typeof documentCases.$inferSelect;
export type FileRow = typeof documentFiles.$inferSelect;
type StepRow = typeof documentSteps.$inferSelect;

export const noCase = () => notFound('Este envío no existe, o sus datos ya se han borrado.');

/** How many files a case has; select it from the cases. */
export const filesOfCase = sql<number>`(
  select count(*)::int from document_files as file where file.case_id = document_cases.id)`;

/** When the documents of a case go that was sent at this moment. */
export function deletionAfter(kind: CaseRow['kind'], sentAt: Date): Date {
  return monthsAfter(sentAt, caseKinds[kind].keepMonths);
}

/** When a draft goes that was changed at this moment. */
export const draftDeletion = (changedAt: Date) => daysAfter(changedAt, documentLimits.draftDays);

export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000);

/** The same day so many months later, or the last of that month. */
export function monthsAfter(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

export function toCase(row: CaseRow, files: number): DocumentCase {
  const { reference, kind, state, changedAt, sentAt, deleteAt, missing } = row;
  return isoDates({ reference, kind, state, files, missing, changedAt, sentAt, deleteAt });
}

/** Her cases, the last changed first; one more than the page holds. */
export async function listOwnCases(db: Database, userId: string, page: Page): Promise<DocumentCase[]> {
  const rows = await db
    .select({ row: documentCases, files: filesOfCase })
    .from(documentCases)
    .where(eq(documentCases.userId, userId))
    .orderBy(desc(documentCases.changedAt), desc(documentCases.id))
    .limit(rowsToRead(page))
    .offset(rowsToSkip(page));
  return rows.map(({ row, files }) => toCase(row, files));
}

/** Her last draft of a kind. */
export async function findDraft(db: Database, userId: string, kind: CaseRow['kind']): Promise<CaseRow | undefined> {
  const [draft] = await db
    .select()
    .from(documentCases)
    .where(and(eq(documentCases.userId, userId), eq(documentCases.kind, kind), eq(documentCases.state, 'draft')))
    .orderBy(desc(documentCases.changedAt), desc(documentCases.id))
    .limit(1);
  return draft;
}

/**
 * A case of hers.
 * @param lock so that of two who act on it one is first
 * @throws ApiProblem `not-found`
 */
export async function ownCase(db: Database, userId: string, reference: string, lock = false): Promise<CaseRow> {
  const query = db
    .select()
    .from(documentCases)
    .where(and(eq(documentCases.userId, userId), eq(documentCases.reference, reference)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw noCase();
  return row;
}

/** The files of a case, the oldest first. */
export function filesOf(db: Database, caseId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(documentFiles)
    .where(eq(documentFiles.caseId, caseId))
    .orderBy(asc(documentFiles.uploadedAt), asc(documentFiles.id));
}

export async function countFiles(db: Database, caseId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(documentFiles).where(eq(documentFiles.caseId, caseId));
  return row?.n ?? 0;
}

/** A case as she sees it: without what the team wrote for itself. */
export async function readOwnCase(db: Database, row: CaseRow): Promise<DocumentCaseDetail> {
  const files = await filesOf(db, row.id);
  const steps = await stepsOf(db, row.id, false);
  return { ...toCase(row, files.length), ...detailOf(row, files), steps };
}

/** Most steps of a case that are shown. */
const mostSteps = 200;

/** Returns what happened to a case, the oldest first. */
export async function stepsOf(db: Database, caseId: string, withNotes: boolean): Promise<DocumentStep[]> {
  const rows = await db
    .select()
    .from(documentSteps)
    .where(and(eq(documentSteps.caseId, caseId), withNotes ? undefined : ne(documentSteps.kind, 'note')))
    .orderBy(desc(documentSteps.n))
    .limit(mostSteps);
  return rows.reverse().map(toStep);
}

const toStep = ({ id, kind, at, actorName: by, text, fileName: file }: StepRow): DocumentStep =>
  isoDates({ id, kind, text, at, by, file });

export function detailOf({ fields, reason }: CaseRow, files: readonly FileRow[]) {
  return { fields, reason, documents: files.map(toFile) };
}

export const toFile = ({ id, name, type, bytes, verdict, uploadedAt }: FileRow): DocumentFile =>
  isoDates({ id, name, type, bytes, verdict, uploadedAt });

/** Adds what happened to a case. */
export async function addStep(
  db: Database,
  caseId: string,
  step: { kind: StepRow['kind']; at: Date; actor?: { id: string; name: string }; text?: string; fileName?: string },
): Promise<void> {
  const { kind, at, actor, text = '', fileName } = step;
  const by = actor && { actorId: actor.id, actorName: actor.name };
  await db.insert(documentSteps).values({ caseId, kind, at, text, fileName: fileName ?? null, ...by });
}
