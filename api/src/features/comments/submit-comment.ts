import { randomUUID } from 'node:crypto';
import { anonymousAlias, type Comment, type newCommentSchema } from '@femcoders/contracts/comment';
import type pg from 'pg';
import type { output } from 'zod/mini';
import { attempt, inTransaction } from '../../database/database.ts';
import { comments } from '../../database/schema.ts';
import type { EnqueueMail } from '../mailbox/outbox.ts';
import { type CommentRow, toComment } from './comment-list.ts';
import { noticeModerators } from './moderation-notice.ts';

type Submission = output<typeof newCommentSchema>;

export interface SubmitPorts {
  pool: pg.Pool;
  now: Date;
  enqueueMail: EnqueueMail;
  publicUrl: string;
  log: { error(details: object, message: string): void };
}

/** Stores a comment as pending and tells the moderators. What fell into the honeypot is only answered. */
export async function submitComment(submission: Submission, ports: SubmitPorts): Promise<Comment> {
  const row: CommentRow = {
    id: randomUUID(),
    postId: submission.postId,
    content: submission.content,
    alias: aliasOf(submission.alias),
    state: 'pending',
    createdAt: ports.now,
    decidedAt: null,
    decidedBy: null,
    spamScore: null,
    spamReasons: [],
    rejectReason: null,
    rejectNote: null,
  };
  if (submission.website) return toComment(row);

  await inTransaction(ports.pool, async ({ db, client }) => {
    await db.insert(comments).values(row);
    await attempt(
      client,
      () => noticeModerators({ db, client }, ports),
      (error) => ports.log.error({ err: error }, 'The moderators could not be told of a comment.'),
    );
  });
  return toComment(row);
}

/** One line; `Anónimo` (spec section 3) when nothing visible is left. */
function aliasOf(alias: string | null | undefined): string {
  const line = (alias ?? '').replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return /[^\p{C}\p{Z}\p{M}]/u.test(line) ? line : anonymousAlias;
}
