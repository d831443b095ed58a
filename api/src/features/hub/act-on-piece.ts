import type { HubMutation, OwnHubPiece } from '@femcoders/contracts/hub';
import { and, eq } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import { inTransaction } from '../../database/database.ts';
import { hubPieces } from '../../database/hub-tables.ts';
import { conflict } from '../../problems.ts';
import { noPiece, type PieceRow } from './hub-piece.ts';
import { readOwnPiece } from './own-hub.ts';
import { studyEnd, type WritePorts } from './write-piece.ts';

/**
 * Applies an author's action to her piece; it is idempotent.
 * @throws ApiProblem `not-found`; `conflict` for what a moderator removed, and for an act that is not of its kind
 */
export async function actOnPiece(
  id: string,
  act: HubMutation,
  { pool, now, author }: WritePorts,
): Promise<OwnHubPiece> {
  return inTransaction(pool, async ({ db, client }) => {
    const [piece] = await db
      .select()
      .from(hubPieces)
      .where(and(eq(hubPieces.id, id), eq(hubPieces.authorId, author.id)))
      .for('update');
    if (!piece) throw noPiece();
    const change = changeBy(act, piece, now);
    if (change) {
      await db.update(hubPieces).set(change).where(eq(hubPieces.id, id));
      await announce(client, 'hub_changed');
    }
    return readOwnPiece(db, id, author.id);
  });
}

function changeBy(act: HubMutation, piece: PieceRow, now: Date): Partial<PieceRow> | null {
  switch (act) {
    case 'withdraw':
      if (piece.state === 'removed') throw conflict('Esta publicación ya la ha retirado el equipo.');
      return piece.state === 'withdrawn' ? null : { state: 'withdrawn', stateBefore: piece.state };
    case 'restore':
      return piece.state === 'withdrawn' ? { state: piece.stateBefore ?? 'pending', stateBefore: null } : null;
    case 'complete':
    case 'reopen':
      if (piece.kind !== 'project') throw conflict('Solo un proyecto puede tener el equipo completo.');
      return { complete: act === 'complete' };
    case 'renew':
      if (piece.kind !== 'study') throw conflict('Solo caducan las búsquedas de pareja de estudio.');
      return { expiresAt: studyEnd(now) };
  }
}
