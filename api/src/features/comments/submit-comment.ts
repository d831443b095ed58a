import { randomUUID } from 'node:crypto';
import { anonymousAlias, type Comment, type newCommentSchema } from '@femcoders/contracts/comment';
import { spamFrom } from '@femcoders/contracts/spam-limits';
import { and, count, gt, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { output } from 'zod/mini';
import { attempt, type Database, inTransaction } from '../../database/database.ts';
import { comments } from '../../database/schema.ts';
import type { NotifyMember } from '../mail-preferences/notify-member.ts';
import { type CommentRow, toComment } from './comment-list.ts';
import { noticeModerators } from './moderation-notice.ts';
import { scoreComment } from './spam-score/spam-score.ts';

type Submission = output<typeof newCommentSchema>;

/** How far back the same text is looked for. */
const latelyMs = 7 * 24 * 60 * 60_000;

export interface SubmitPorts {
  pool: pg.Pool;
  now: Date;
  /** Whoever wrote it while logged in. */
  authorId: string | null;
  notifyMember: NotifyMember;
  publicUrl: string;
  log: { error(details: object, message: string): void };
}

/**
 * Stores a comment as pending, or apart as probable spam when its score says so, and tells the moderators of what
 * waits. Whoever sent it is answered alike. What fell into the honeypot is only answered.
 */
export async function submitComment(submission: Submission, ports: SubmitPorts): Promise<Comment> {
  const { now } = ports;
  const { postId, content } = submission;
  const alias = aliasOf(submission.alias);
  const row: CommentRow = {
    id: randomUUID(),
    postId,
    content,
    alias,
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
  };
  if (submission.website) return toComment(row);

  await inTransaction(ports.pool, async ({ db, client }) => {
    const { score, reasons } = scoreComment({
      content,
      alias,
      elapsedMs: submission.elapsedMs ?? null,
      sameTextLately: await countSameText(db, content, now),
      siteHost: new URL(ports.publicUrl).hostname,
    });
    const first = firstState(score, now);
    await db.insert(comments).values({ ...row, ...first, spamScore: score, spamReasons: reasons });
    if (first.state === 'spam') return;
    await attempt(
      client,
      () => noticeModerators({ db, client }, ports),
      (error) => ports.log.error({ err: error }, 'The moderators could not be told of a comment.'),
    );
  });
  return toComment(row);
}

/** Where a comment begins: waiting, or apart when its score says that it is spam. No score publishes anything. */
export function firstState(score: number, now: Date): Pick<CommentRow, 'state' | 'decidedAt'> {
  return score >= spamFrom ? { state: 'spam', decidedAt: now } : { state: 'pending', decidedAt: null };
}

/** How many comments of the last days have the same text, whatever its case and accents. */
async function countSameText(db: Database, content: string, now: Date): Promise<number> {
  const [same] = await db
    .select({ n: count() })
    .from(comments)
    .where(
      and(
        sql`md5(plain_text(${comments.content})) = md5(plain_text(${content}))`,
        gt(comments.createdAt, new Date(now.getTime() - latelyMs)),
      ),
    );
  return same?.n ?? 0;
}

/** One line; `Anónimo` (spec section 3) when nothing visible is left. */
function aliasOf(alias: string | null | undefined): string {
  const line = (alias ?? '').replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return /[^\p{C}\p{Z}\p{M}]/u.test(line) ? line : anonymousAlias;
}
