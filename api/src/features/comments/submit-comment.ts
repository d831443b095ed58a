import { randomUUID } from 'node:crypto';
import { anonymousAlias, type newCommentSchema, type SentComment } from '@femcoders/contracts/comment';
import type { output } from 'zod/mini';
import { transactionScope } from '../../database/transaction-scope.ts';
import { type CommentRow, toComment } from './comment-row.ts';
import { newEditToken } from './edit-tokens.ts';
import type { SentIn } from './store-comments.ts';

type Submission = output<typeof newCommentSchema>;

interface SubmitPorts {
  now: Date;
  /** Its author, if she was logged in. */
  authorId: string | null;
  /** Says in the row, too, what it answers: of an answer, what that one answers. */
  store: (sent: SentIn) => Promise<void>;
}

/**
 * Stores a comment as pending, or apart as probable spam when its score says so, and notifies the moderators of what
 * waits. Its author is answered alike, with the secret to change it. What fell into the honeypot is only
 * answered.
 * @throws ApiProblem `not-found` without such an article, and when what it answers is not published
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
    notifiedState: null,
    editedAt: null,
    answerTo: submission.answerTo ?? null,
    answerNotified: false,
  };
  if (!submission.website) {
    const sending = transactionScope.getStore() ?? null;
    await ports.store({ row, edit, sending, elapsedMs: submission.elapsedMs ?? null });
  }
  return { ...toComment(row), editToken: edit.token, editableUntil: edit.until.toISOString() };
}

/** One line; `Anónimo` (spec section 3) when nothing visible is left. */
export function aliasOf(alias: string | null | undefined): string {
  const line = (alias ?? '').replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return /[^\p{C}\p{Z}\p{M}]/u.test(line) ? line : anonymousAlias;
}
