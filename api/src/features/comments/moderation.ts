import type { Comment } from '@femcoders/contracts/comment';
import type { CommentOrder } from '@femcoders/contracts/moderation';
import { keepRejectedDays, keepSpamDays } from '@femcoders/contracts/moderation-limits';
import { type CommentState, type Decision, stateAfter } from '@femcoders/contracts/moderation-names';
import { and, asc, eq, inArray, lt, or } from 'drizzle-orm';
import { type ActPorts, recorderOf } from '../../audit/audit-log.ts';
import { announce } from '../../database/change-feed.ts';
import { comments } from '../../database/comment-tables.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import type { RequestJob } from '../../jobs/jobs.ts';
import { type ApiProblem, conflict, notFound } from '../../problems.ts';
import { authorNoticeDelay } from './author-notification.ts';
import { closeReports, reopenReports } from './comment-reports.ts';
import { type CommentRow, toComment } from './comment-row.ts';

/** Where a decision starts from when the moderator does not say what she saw: only `restore` leaves a decided state. */
const usualStart = {
  approve: ['pending'],
  keep: ['approved'],
  reject: ['pending'],
  spam: ['pending'],
  restore: ['approved', 'rejected', 'spam'],
  reopen: ['approved'],
} as const satisfies Record<Decision, readonly CommentState[]>;

const conflictSentence = {
  pending: 'Este comentario está pendiente.',
  approved: 'Este comentario ya está aprobado.',
  rejected: 'Este comentario ya está rechazado.',
  spam: 'Este comentario ya está marcado como spam.',
} as const satisfies Record<CommentState, string>;

const changedSentence = 'Quien lo escribió lo ha cambiado mientras lo leías. Léelo otra vez antes de decidir.';

const record = recorderOf('comment');

const dayMs = 24 * 60 * 60_000;

export interface DecisionPorts extends ActPorts {
  requestJob: RequestJob;
}

/** The outcome of a decision. */
export type Outcome = { id: string; comment: Comment } | { id: string; problem: ApiProblem };

/**
 * Decides about several comments. The rows are locked: of two moderators one is first, and the other gets the state
 * that she did not expect, comment by comment. The same decision twice changes nothing. All of it is one transaction,
 * so that when the database fails nothing was decided and the moderator has one thing to repeat; the rows are locked in
 * the order of their ids, so that two batches never wait for each other.
 * @returns the outcomes in the order asked; a problem is `not-found`, or `conflict` with the state in `fields`
 */
export async function decideComments(orders: readonly CommentOrder[], ports: DecisionPorts): Promise<Outcome[]> {
  return inTransaction(ports.pool, async ({ db, client }) => {
    const ids = orders.map(({ id }) => id);
    const rows = await db
      .select()
      .from(comments)
      .where(inArray(comments.id, ids))
      .orderBy(asc(comments.id))
      .for('update');
    const current = new Map(rows.map((row) => [row.id, row]));

    const outcomes: Outcome[] = [];
    for (const order of orders) {
      const id = order.id.toLowerCase();
      const row = current.get(id);
      const problem = row ? objection(row, order) : notFound('Este comentario no existe.');
      if (!row || problem) {
        outcomes.push({ id, problem: problem ?? notFound() });
        continue;
      }
      const decided = await carryOut(db, row, order, ports);
      if (row.authorId && decided !== row)
        await ports.requestJob(client, 'author-notice', { commentId: id }, authorNoticeDelay);
      if (row.answerTo && decided !== row && decided.state === 'approved')
        await ports.requestJob(client, 'answer-notice', { commentId: id }, authorNoticeDelay);
      current.set(id, decided);
      outcomes.push({ id, comment: toComment(decided) });
    }
    if (outcomes.some((outcome) => 'comment' in outcome)) {
      await announce(client, 'comments_changed');
      const authors = [...current.values()].flatMap(({ authorId }) => authorId ?? []);
      await ports.requestJob(client, 'awards', { userIds: [...new Set([ports.actor.id, ...authors])] });
    }
    return outcomes;
  });
}

/**
 * Decides about one comment.
 * @throws ApiProblem `not-found`; `conflict` when the comment was decided otherwise (its state is in `fields`)
 */
export async function decideComment(order: CommentOrder, ports: DecisionPorts): Promise<Comment> {
  const [outcome] = await decideComments([order], ports);
  if (!outcome || 'problem' in outcome) throw outcome?.problem ?? notFound();
  return outcome.comment;
}

/** Removes for good what was rejected 90 days ago (decisions 1.6), and what was kept apart as spam 30 days ago. */
export async function purgeDecided(db: Database, now: Date): Promise<void> {
  const decidedBefore = (days: number) => lt(comments.decidedAt, new Date(now.getTime() - days * dayMs));
  await db
    .delete(comments)
    .where(
      or(
        and(eq(comments.state, 'rejected'), decidedBefore(keepRejectedDays)),
        and(eq(comments.state, 'spam'), decidedBefore(keepSpamDays)),
      ),
    );
}

/**
 * Why an order cannot be followed; the state that it leads to already is no reason. A text that its author has changed
 * is never published unread.
 */
function objection(row: CommentRow, { decision, from, edited }: CommentOrder): ApiProblem | undefined {
  const { state, editedAt } = row;
  if (state === stateAfter[decision]) return undefined;
  if (edited !== undefined && (editedAt?.toISOString() ?? null) !== edited) return conflict(changedSentence, 'content');
  const start: readonly CommentState[] = from ? [from] : usualStart[decision];
  if (start.includes(state)) return undefined;
  return conflict(conflictSentence[state], 'state');
}

/** @returns the row as it is now: the same object when its state is */
async function carryOut(db: Database, row: CommentRow, order: CommentOrder, ports: DecisionPorts): Promise<CommentRow> {
  const { decision } = order;
  if (decision === 'keep' || decision === 'reopen') {
    await (decision === 'keep'
      ? closeReports(db, row.id, ports.now, order.reportsUntil ? new Date(order.reportsUntil) : ports.now)
      : reopenReports(db, row.id));
    await record(db, ports, `comment.${decision}`, row.id);
    return row;
  }
  return row.state === stateAfter[decision] ? row : store(db, row, order, ports);
}

async function store(db: Database, row: CommentRow, order: CommentOrder, ports: DecisionPorts): Promise<CommentRow> {
  const { now, actor } = ports;
  const { decision } = order;
  const state = stateAfter[decision];
  const rejects = state === 'rejected';
  const change = {
    state,
    decidedAt: state === 'pending' ? null : now,
    decidedBy: state === 'pending' ? null : actor.id,
    rejectReason: (rejects && order.reason) || null,
    rejectNote: (rejects && order.note) || null,
  };
  await db.update(comments).set(change).where(eq(comments.id, row.id));
  // Without the note: it may name people, and the log is kept longer than the comment.
  const before = { state: row.state, ...(row.rejectReason && { reason: row.rejectReason }) };
  const after = { state, ...(change.rejectReason && { reason: change.rejectReason }) };
  await record(db, ports, `comment.${decision}`, row.id, before, after);
  return { ...row, ...change };
}
