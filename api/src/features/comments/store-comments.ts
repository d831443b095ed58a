import { inTransaction } from '../../database/database.ts';
import { askForAll, inBatches, type Waiting } from '../../database/in-batches.ts';
import { notFound, tooManyRequests } from '../../problems.ts';
import { type Limit, secondsToWait } from '../rate-limit.ts';
import type { CommentRow } from './comment-list.ts';
import type { EditToken } from './edit-tokens.ts';
import { scoreAndState } from './first-state.ts';
import { noticeOf } from './moderation-notice.ts';
import { lookAround, type NewComment, storeWithTokens } from './submission-statements.ts';
import type { CommentPorts } from './submit-comment.ts';

/** A comment as it came, before anything else is known of it. */
export interface SentIn {
  row: CommentRow;
  edit: EditToken;
  /** Milliseconds in which it was written, where the form has told. */
  elapsedMs: number | null;
  /** The counter of the address that it comes from. */
  bucket: string;
}

export interface StorePorts extends Omit<CommentPorts, 'db' | 'now'> {
  clock: () => Date;
  /** Of what one address sends. */
  limit: Limit;
}

interface Scored extends Waiting<SentIn> {
  comment: NewComment;
  noticeDue: boolean;
}

/** Spanish sentence for whoever has reached the limit. */
export const tooManyComments = 'Has enviado muchos comentarios seguidos.';

/** Most comments in one statement: a few more than this process works on at once. */
const mostTogether = 50;

/**
 * Stores comments, those that come at the same moment together: to force fifty to the disk takes as long as to force one.
 * @returns counts, scores and stores a comment, and resolves once it is on the disk. It rejects with the ApiProblem
 *   `too-many-requests` or `not-found`, or with what the database said
 */
export function createCommentStore(ports: StorePorts): (sent: SentIn) => Promise<void> {
  const { pool, clock, limit } = ports;

  /** What may be stored, in order; whoever sent the rest is told. */
  async function count(batch: readonly Waiting<SentIn>[]): Promise<Scored[]> {
    const now = clock();
    const seen = await askForAll(batch, (some) => lookAround(pool, some.map(sentIn), limit, now));
    return seen.flatMap(([waiting, { sameTextLately, noticeDue, isPost, ...hit }]) => {
      const wait = secondsToWait(hit, limit, now);
      if (wait > 0) {
        waiting.reject(tooManyRequests(tooManyComments, wait));
        return [];
      }
      if (!isPost) {
        waiting.reject(notFound('No encontramos el artículo de este comentario. Vuelve a abrirlo y prueba otra vez.'));
        return [];
      }
      const { row, elapsedMs } = waiting.item;
      const { scored, state } = scoreAndState(row, elapsedMs, sameTextLately, ports);
      return { ...waiting, comment: { ...row, ...scored, ...state }, noticeDue };
    });
  }

  async function store(batch: readonly Scored[]): Promise<NewComment[]> {
    const rows = batch.map(({ comment, item: { edit } }) => ({ comment, edit }));
    if (batch.some(({ comment, noticeDue }) => noticeDue && comment.state === 'pending')) {
      await inTransaction(pool, async (transaction) => {
        await storeWithTokens(transaction.client, rows);
        await noticeOf(transaction, { ...ports, now: clock() });
      });
    } else {
      await storeWithTokens(pool, rows);
    }
    return batch.map(({ comment }) => comment);
  }

  return inBatches<SentIn>(mostTogether, async (batch) => {
    const stored = await askForAll(await count(batch), store);
    for (const [{ resolve }] of stored) resolve();
  });
}

const sentIn = ({ item: { bucket, row } }: Waiting<SentIn>) => ({
  bucket,
  content: row.content,
  postId: row.postId,
});
