import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DocumentFile } from '@femcoders/contracts/document';
import { documentLimits } from '@femcoders/contracts/document-limits';
import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { createDatabase, type Database, inTransaction } from '../../database/database.ts';
import { documentCases, documentContents, documentFiles } from '../../database/document-tables.ts';
import { mediaTypes } from '../../files/file-kind.ts';
import { refuseClosed, type ScanUpload } from '../../files/scan-upload.ts';
import { noBytes, type UploadedFiles } from '../../files/uploaded-files.ts';
import { conflict, notFound } from '../../problems.ts';
import type { Secrets } from '../../secrets.ts';
import { sha256 } from '../../sha256.ts';
import { type CaseRow, draftDeletion, filesOf, ownCase, toFile } from './document-case.ts';
import { plainFileName } from './file-name.ts';
import { refusedFile, typeOfFile } from './file-type.ts';

export interface FilePorts {
  pool: pg.Pool;
  now: Date;
  secrets: Secrets;
  uploads: UploadedFiles;
}

/** Returns the purpose under which a file is sealed: one sealed file is no good in the place of another. */
const purposeOf = (fileId: string) => `document:${fileId}`;

/** Returns how a file is kept, in two pieces. */
export const sealFile = (secrets: Secrets, id: string, content: Buffer) => secrets.sealBytes(purposeOf(id), content);

/** Returns the bytes of a sealed file. @throws Error when it was sealed with another key or for another file, or has been changed */
export const openFileBytes = (secrets: Secrets, id: string, sealed: Buffer) => secrets.openBytes(purposeOf(id), sealed);

/**
 * Puts a file into a case of hers that is not with the team. The same file's id again changes nothing.
 * @param given its name and its bytes, as they came
 * @throws ApiProblem `not-found`; `validation` for a file that is not taken; `conflict` where the case is with the team or
 * full; `unavailable` while the store is away
 */
export async function addFile(
  userId: string,
  reference: string,
  id: string,
  given: { name: string; content: Buffer },
  { pool, now, secrets, uploads, judgeUpload }: FilePorts & { judgeUpload: ScanUpload },
): Promise<DocumentFile> {
  const { content } = given;
  if (content.length === 0) throw refusedFile('El archivo está vacío o no ha llegado entero. Elígelo otra vez');
  if (content.length > documentLimits.fileMax) throw refusedFile('El archivo no puede pasar de 10 MB');
  const type = await typeOfFile(content);
  const judgement = await judgeUpload(content, now, refusedFile);
  // Each step takes its time with ten megabytes: between two of them others have their turn.
  await nextTurn();
  const [head, rest] = await sealFile(secrets, id, content);
  const hash = await sha256(content);
  // What would be refused below leaves no object.
  if (uploads.store) refuseUnlessOpen(await ownCase(createDatabase(pool), userId, reference));
  const object = await uploads.put([head, rest]);

  const file = await inTransaction(pool, async ({ db }) => {
    const row = await ownCase(db, userId, reference, true);
    refuseUnlessOpen(row);
    const files = await filesOf(db, row.id);
    const known = files.find((one) => one.id === id);
    if (known) return known;
    if (files.length >= documentLimits.filesMax) {
      throw conflict(`Caben ${documentLimits.filesMax} archivos. Quita uno antes de añadir otro.`, 'file');
    }
    await refuseBeyondTotal(db, userId, content.length);
    const name = plainFileName(given.name, type);
    const [added] = await db
      .insert(documentFiles)
      .values({ id, caseId: row.id, name, type, bytes: content.length, sha256: hash, uploadedAt: now, ...judgement })
      .onConflictDoNothing({ target: documentFiles.id })
      .returning();
    if (!added) throw conflict('Este archivo ya está en otro envío. Elígelo otra vez.', 'file');
    const sealed = object ? noBytes : sql`${head}::bytea || ${rest}::bytea`;
    await db.insert(documentContents).values({ fileId: id, sealed, object });
    await touch(db, row, now);
    return added;
  });
  return toFile(file);
}

/**
 * Takes a file out of a case that is not with the team. One that is not there is gone already.
 * @throws ApiProblem `not-found` without the case; `conflict` where it is with the team
 */
export function removeFile(
  userId: string,
  reference: string,
  id: string,
  ports: Omit<FilePorts, 'secrets' | 'uploads'>,
) {
  return inTransaction(ports.pool, async ({ db }) => {
    const row = await ownCase(db, userId, reference, true);
    refuseUnlessOpen(row);
    await db.delete(documentFiles).where(and(eq(documentFiles.id, id), eq(documentFiles.caseId, row.id)));
    await touch(db, row, ports.now);
  });
}

/**
 * A file as it was sent.
 * @throws ApiProblem `not-found`; `conflict` while it is closed, or for ever; `unavailable` while the store is away
 */
export async function readFileOf(
  db: Database,
  caseId: string,
  id: string,
  { secrets, uploads }: Pick<FilePorts, 'secrets' | 'uploads'>,
) {
  const [found] = await db
    .select({
      ...{ name: documentFiles.name, type: documentFiles.type, verdict: documentFiles.verdict },
      ...{ sealed: documentContents.sealed, object: documentContents.object },
    })
    .from(documentFiles)
    .leftJoin(documentContents, eq(documentContents.fileId, documentFiles.id))
    .where(and(eq(documentFiles.id, id), eq(documentFiles.caseId, caseId)));
  if (found) refuseClosed(found.verdict);
  if (!found?.sealed) throw notFound('Este archivo ya no existe.');
  const content = await uploads.read({ content: found.sealed, object: found.object });
  return { name: found.name, type: mediaTypes[found.type], content: openFileBytes(secrets, id, content) };
}

function refuseUnlessOpen({ state }: CaseRow): void {
  if (state === 'draft' || state === 'missing') return;
  throw conflict('Este envío ya lo tiene el equipo. Si falta algo, te lo pediremos.', 'file');
}

async function refuseBeyondTotal(db: Database, userId: string, more: number): Promise<void> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${documentFiles.bytes}), 0)::float8` })
    .from(documentFiles)
    .innerJoin(documentCases, eq(documentCases.id, documentFiles.caseId))
    .where(eq(documentCases.userId, userId));
  if ((row?.bytes ?? 0) + more <= documentLimits.memberMax) return;
  throw conflict('Ya guardamos 100 MB de documentos tuyos. Retira alguno que no haga falta y prueba otra vez.', 'file');
}

/** A draft that she works on stays. */
async function touch(db: Database, { id, state }: CaseRow, now: Date): Promise<void> {
  const stays = state === 'draft' && { deleteAt: draftDeletion(now) };
  await db
    .update(documentCases)
    .set({ changedAt: now, ...stays })
    .where(eq(documentCases.id, id));
}
