import type { Comment } from '@femcoders/contracts/comment';
import { and, eq, lt } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../../database/change-feed.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { type CommentState, comments } from '../../database/schema.ts';
import { ApiProblem, notFound } from '../../problems.ts';
import { type RequestTrace, recordAct } from '../audit/audit-log.ts';
import { toComment } from './comment-list.ts';

export type Decision = 'approve' | 'reject' | 'restore';

const stateAfter = { approve: 'approved', reject: 'rejected', restore: 'pending' } as const satisfies Record<
  Decision,
  CommentState
>;
/** Approving and rejecting start from pending; only `restore` leaves a decided state. */
const startsFrom = {
  approve: ['pending'],
  reject: ['pending'],
  restore: ['approved', 'rejected'],
} as const satisfies Record<Decision, readonly CommentState[]>;

const conflictSentence = {
  pending: 'Este comentario está pendiente.',
  approved: 'Este comentario ya está aprobado.',
  rejected: 'Este comentario ya está rechazado.',
} as const satisfies Record<CommentState, string>;

/** A rejected comment is kept this long for undo and appeal, then removed (decisions 1.6). */
const keepRejectedMs = 90 * 24 * 60 * 60_000;

export interface DecisionPorts {
  pool: pg.Pool;
  now: Date;
  moderator: { id: string; name: string };
  trace: RequestTrace;
}

/**
 * Decides about a comment. The row is locked: of two moderators one is first, and the other is told the state that
 * she did not expect. The same decision twice changes nothing.
 * @throws ApiProblem `not-found`; `conflict` when the comment was decided otherwise (its state is in `fields`)
 */
export async function decideComment(id: string, decision: Decision, ports: DecisionPorts): Promise<Comment> {
  const { pool, now, moderator, trace } = ports;
  const after = stateAfter[decision];

  return inTransaction(pool, async ({ db, client }) => {
    const [current] = await db.select().from(comments).where(eq(comments.id, id)).for('update');
    if (!current) throw notFound('Este comentario no existe.');
    if (current.state === after) return toComment(current);
    if (!(startsFrom[decision] as readonly CommentState[]).includes(current.state)) throw conflict(current.state);

    const decided =
      after === 'pending' ? { decidedAt: null, decidedBy: null } : { decidedAt: now, decidedBy: moderator.id };
    await db
      .update(comments)
      .set({ state: after, ...decided })
      .where(eq(comments.id, id));
    await recordAct(db, trace, {
      act: `comment.${decision}`,
      at: now,
      actor: moderator,
      subject: `comment:${id}`,
      before: { state: current.state },
      after: { state: after },
    });
    await announce(client, 'comments_changed');
    return toComment({ ...current, state: after });
  });
}

/** Removes for good what was rejected 90 days ago. */
export async function purgeRejected(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepRejectedMs);
  await db.delete(comments).where(and(eq(comments.state, 'rejected'), lt(comments.decidedAt, before)));
}

function conflict(state: CommentState): ApiProblem {
  return new ApiProblem('conflict', conflictSentence[state], {
    fields: [{ field: 'state', message: conflictSentence[state] }],
  });
}
