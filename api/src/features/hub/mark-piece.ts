import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { hubMarks, hubPieces } from '../../database/hub-tables.ts';
import { conflict } from '../../problems.ts';
import { isShown, noPiece } from './hub-piece.ts';

/**
 * Keeps that a member finds a resource useful, or is interested in a group: once, however often she says so.
 * @returns how many say so
 * @throws ApiProblem `not-found`; `conflict` for her own piece
 */
export async function markPiece(db: Database, pieceId: string, userId: string, now: Date): Promise<number> {
  const [piece] = await db
    .select({ authorId: hubPieces.authorId })
    .from(hubPieces)
    .where(and(eq(hubPieces.id, pieceId), inArray(hubPieces.kind, ['resource', 'group']), isShown(now)))
    // It must not go away while something is tied to it.
    .for('share');
  if (!piece) throw noPiece();
  if (piece.authorId === userId) throw conflict('Esta publicación es tuya: opinan las demás.');
  await db.insert(hubMarks).values({ pieceId, userId, createdAt: now }).onConflictDoNothing();
  return countMarks(db, pieceId);
}

/** @returns how many still say so */
export async function unmarkPiece(db: Database, pieceId: string, userId: string): Promise<number> {
  await db.delete(hubMarks).where(and(eq(hubMarks.pieceId, pieceId), eq(hubMarks.userId, userId)));
  return countMarks(db, pieceId);
}

async function countMarks(db: Database, pieceId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(hubMarks).where(eq(hubMarks.pieceId, pieceId));
  return row?.count ?? 0;
}
