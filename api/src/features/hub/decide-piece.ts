import type { AdminHubPiece, hubDecisionSchema } from '@femcoders/contracts/hub';
import type { HubState } from '@femcoders/contracts/hub-names';
import { and, eq, isNull } from 'drizzle-orm';
import type { output } from 'zod/mini';
import { type Act, type ActPorts, recordAct } from '../../audit/audit-log.ts';
import { announce } from '../../database/change-feed.ts';
import { inTransaction } from '../../database/database.ts';
import { hubPieces, hubReports } from '../../database/hub-tables.ts';
import { conflict, invalid } from '../../problems.ts';
import { readAdminPiece } from './admin-pieces.ts';
import { noPiece, type PieceRow } from './hub-piece.ts';

/** Time to take a decision back before its author hears of it, in milliseconds. */
export const notificationDelayMs = 60_000;

/** Where a moderator may lead a piece from each state; what its author took back is hers. */
const leadsTo: Record<HubState, readonly HubState[]> = {
  pending: ['published', 'rejected'],
  published: ['pending', 'published', 'removed'],
  rejected: ['pending', 'published'],
  removed: ['published'],
  withdrawn: [],
};

const acts: Partial<Record<HubState, Act>> = {
  pending: 'hub.reopen',
  published: 'hub.publish',
  rejected: 'hub.reject',
  removed: 'hub.remove',
};

/**
 * Decides about a piece. Its author gets a mail a minute later, unless that was undone by then.
 * @throws ApiProblem `not-found`; `validation` for a refusal without a reason; `conflict` where the way does not lead
 * there, or somebody else has decided meanwhile
 */
export async function decidePiece(
  id: string,
  { state, from, reason }: output<typeof hubDecisionSchema>,
  { pool, now, actor, trace }: ActPorts,
): Promise<AdminHubPiece> {
  const refuses = state === 'rejected' || state === 'removed';
  if (refuses && !reason) {
    throw invalid([{ field: 'reason', message: 'Escribe el motivo: es lo que va a leer quien lo propuso' }]);
  }
  return inTransaction(pool, async ({ db, client }) => {
    const [piece] = await db.select().from(hubPieces).where(eq(hubPieces.id, id)).for('update');
    if (!piece) throw noPiece();
    const isKept = [state, from, piece.state].every((one) => one === 'published');
    if (piece.state === state && !isKept) return readAdminPiece(db, id);
    if (piece.state !== from)
      throw conflict(`Ahora está ${stateWords[piece.state]}. Mira la publicación otra vez.`, 'state');
    if (!leadsTo[from].includes(state)) {
      throw conflict(`Lo que está ${stateWords[from]} no puede pasar a estar ${stateWords[state]}.`, 'state');
    }
    if (isKept) {
      await db
        .update(hubReports)
        .set({ closedAt: now })
        .where(and(eq(hubReports.pieceId, id), isNull(hubReports.closedAt)));
    } else {
      await db
        .update(hubPieces)
        .set({
          state,
          reason: refuses ? reason : null,
          decidedAt: now,
          decidedBy: actor.id,
          noticeDueAt: state === 'pending' ? null : new Date(now.getTime() + notificationDelayMs),
          ...publishing(piece, state, now),
        })
        .where(eq(hubPieces.id, id));
    }
    const act = isKept ? 'hub.keep' : acts[state];
    if (act) {
      const after = { state, ...(refuses && { reason }) };
      await recordAct(db, trace, { act, at: now, actor, subject: `hub-piece:${id}`, before: { state: from }, after });
    }
    await announce(client, 'hub_changed');
    return readAdminPiece(db, id);
  });
}

/** When it was first published, as it is after a decision: one that is taken back never was. */
function publishing({ publishedAt, decidedAt }: PieceRow, state: HubState, now: Date): Partial<PieceRow> {
  if (state === 'published') return { publishedAt: publishedAt ?? now };
  return state === 'pending' && publishedAt?.getTime() === decidedAt?.getTime() ? { publishedAt: null } : {};
}

const stateWords: Record<HubState, string> = {
  pending: 'por revisar',
  published: 'publicada',
  rejected: 'rechazada',
  withdrawn: 'retirada por su autora',
  removed: 'retirada por el equipo',
};
