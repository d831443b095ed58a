import type { DocumentCaseDetail } from '@femcoders/contracts/document';
import type { DocumentKind } from '@femcoders/contracts/document-names';
import { type DocumentValues, documentDraftValues } from '@femcoders/contracts/validate-documents';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { type Database, inTransaction } from '../../database/database.ts';
import { documentCases } from '../../database/document-tables.ts';
import { users } from '../../database/schema.ts';
import { notFound } from '../../problems.ts';
import { newReference } from '../../reference.ts';
import { draftDeletion, findDraft, readOwnCase } from './document-case.ts';

/** Keeps what she has written of a case so far; there is one draft of each kind, made when it is first kept. */
export function keepDraft(
  userId: string,
  kind: DocumentKind,
  given: DocumentValues,
  { pool, now }: { pool: pg.Pool; now: Date },
): Promise<DocumentCaseDetail> {
  return inTransaction(pool, async ({ db }) => {
    // Two tabs that begin at once make one draft.
    const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if (!owner) throw notFound('Esta persona no existe.');
    const known = await findDraft(db, userId, kind);
    const fields = documentDraftValues(kind, given);
    const kept = { fields, changedAt: now, deleteAt: draftDeletion(now) };
    const [row] = known
      ? await db.update(documentCases).set(kept).where(eq(documentCases.id, known.id)).returning()
      : await db
          .insert(documentCases)
          .values({ ...kept, reference: newReference('FD'), userId, kind, createdAt: now })
          .returning();
    if (!row) throw new Error('The draft was not kept.');
    return readOwnCase(db, row);
  });
}

/** Her draft of a kind, null where there is none. */
export async function readDraft(db: Database, userId: string, kind: DocumentKind): Promise<DocumentCaseDetail | null> {
  const draft = await findDraft(db, userId, kind);
  return draft ? readOwnCase(db, draft) : null;
}
