import { randomUUID } from 'node:crypto';
import { anonymousAlias, type newCommentSchema, type SentComment } from '@femcoders/contracts/comment';
import { spamFrom } from '@femcoders/contracts/spam-limits';
import type pg from 'pg';
import type { output } from 'zod/mini';
import { attempt, type Database, inTransaction, type Transaction } from '../../database/database.ts';
import type { NotifyMember } from '../mail-preferences/notify-member.ts';
import { type CommentRow, toComment } from './comment-list.ts';
import { newEditToken } from './edit-tokens.ts';
import { noticeModerators } from './moderation-notice.ts';
import { scoreComment } from './spam-score/spam-score.ts';
import { lookAround, storeWithToken } from './submission-statements.ts';

type Submission = output<typeof newCommentSchema>;

export interface CommentPorts {
  pool: pg.Pool;
  db: Database;
  now: Date;
  notifyMember: NotifyMember;
  publicUrl: string;
  log: { error(details: object, message: string): void };
}

interface SubmitPorts extends CommentPorts {
  /** Whoever wrote it while logged in. */
  authorId: string | null;
}

/**
 * Stores a comment as pending, or apart as probable spam when its score says so, and tells the moderators of what
 * waits. Whoever sent it is answered alike, with the secret to change it. What fell into the honeypot is only answered.
 */
export async function submitComment(submission: Submission, ports: SubmitPorts): Promise<SentComment> {
  const { now } = ports;
  const edit = newEditToken(now);
  const row: CommentRow = {
    id: randomUUID(),
    postId: submission.postId,
    content: submission.content,
    alias: aliasOf(submission.alias),
    authorId: ports.authorId,
    state: 'pending',
    createdAt: now,
    decidedAt: null,
    decidedBy: null,
    spamScore: null,
    spamReasons: [],
    rejectReason: null,
    rejectNote: null,
    authorTold: null,
    editedAt: null,
  };
  const answer = { ...toComment(row), editToken: edit.token, editableUntil: edit.until.toISOString() };
  if (submission.website) return answer;

  const { sameTextLately, noticeDue } = await lookAround(ports.db, row, now);
  const { scored, state } = scoreAndState(row, submission.elapsedMs ?? null, sameTextLately, ports);
  const store = (db: Database) => storeWithToken(db, { ...row, ...scored, ...state }, edit);
  if (noticeDue && state.state === 'pending') {
    await inTransaction(ports.pool, async (transaction) => {
      await store(transaction.db);
      await noticeOf(transaction, ports);
    });
  } else {
    await store(ports.db);
  }
  return answer;
}

/** The score of a comment as it stands, and where that puts it. */
export function scoreAndState(
  { content, alias, createdAt }: CommentRow,
  elapsedMs: number | null,
  sameTextLately: number,
  { publicUrl }: Pick<CommentPorts, 'publicUrl'>,
) {
  const siteHost = new URL(publicUrl).hostname;
  const { score, reasons } = scoreComment({ content, alias, elapsedMs, sameTextLately, siteHost });
  return { scored: { spamScore: score, spamReasons: reasons }, state: firstState(score, createdAt) };
}

/** Tells the moderators, as far as they want to know; a comment is stored even where that fails. */
export function noticeOf(transaction: Transaction, ports: CommentPorts): Promise<void> {
  return attempt(
    transaction.client,
    () => noticeModerators(transaction, ports),
    (error) => ports.log.error({ err: error }, 'The moderators could not be told of a comment.'),
  );
}

/**
 * Where a comment begins: waiting, or apart when its score says that it is spam. No score publishes anything.
 * @param createdAt when it was sent: what has this as its moment of decision, a score has decided
 */
export function firstState(score: number, createdAt: Date): Pick<CommentRow, 'state' | 'decidedAt'> {
  return score >= spamFrom ? { state: 'spam', decidedAt: createdAt } : { state: 'pending', decidedAt: null };
}

/** One line; `Anónimo` (spec section 3) when nothing visible is left. */
export function aliasOf(alias: string | null | undefined): string {
  const line = (alias ?? '').replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return /[^\p{C}\p{Z}\p{M}]/u.test(line) ? line : anonymousAlias;
}
