import { askForAll, createBatcher, type Waiting } from '../../database/batcher.ts';
import { inTransaction } from '../../database/database.ts';
import { notFound } from '../../problems.ts';
import type { CommentPorts } from './comment-ports.ts';
import type { CommentRow } from './comment-row.ts';
import type { EditToken } from './edit-tokens.ts';
import { scoreAndState } from './initial-state.ts';
import { tryNotifyModerators } from './moderation-notification.ts';
import { countAndCheck, type NewComment, storeWithTokens } from './submission-statements.ts';

/** A comment as it came, before anything else is known of it. */
export interface SentIn {
  row: CommentRow;
  edit: EditToken;
  /** Of `sent_once`, where it has a key: marked in the statement that stores it. */
  sending: Buffer | null;
  /** Milliseconds that writing it took, where the form says so. */
  elapsedMs: number | null;
}

export interface StorePorts extends Omit<CommentPorts, 'db' | 'now'> {
  clock: () => Date;
}

interface Scored extends Waiting<SentIn> {
  comment: NewComment;
  notificationDue: boolean;
}

/** Most comments in one statement: a few more than this process works on at once. */
const mostTogether = 50;

/**
 * Stores comments, those that come at the same moment together: to force fifty to the disk takes as long as to force one.
 * @returns scores and stores a comment, and resolves once it is on the disk. It rejects with the ApiProblem `not-found`,
 *   or with what the database said
 */
export function createCommentStore(ports: StorePorts): (sent: SentIn) => Promise<void> {
  const { pool, clock } = ports;

  /** Returns the comments that may be stored, with their scores and in their order; refuses the rest. */
  async function score(batch: readonly Waiting<SentIn>[]): Promise<Scored[]> {
    const seen = await askForAll(batch, (some) => countAndCheck(pool, some.map(sentIn), clock()));
    return seen.flatMap(([waiting, { sameTextLately, notificationDue, isPost, answerTo }]) => {
      if (!isPost) {
        waiting.reject(notFound('No encontramos el artículo de este comentario. Vuelve a abrirlo y prueba otra vez.'));
        return [];
      }
      const { row, elapsedMs } = waiting.item;
      if (row.answerTo && !answerTo) {
        waiting.reject(notFound('El comentario al que respondes ya no está publicado.'));
        return [];
      }
      row.answerTo = answerTo;
      const { scored, state } = scoreAndState(row, elapsedMs, sameTextLately, ports);
      return { ...waiting, comment: { ...row, ...scored, ...state }, notificationDue };
    });
  }

  async function store(batch: readonly Scored[]): Promise<NewComment[]> {
    const rows = batch.map(({ comment, item: { edit, sending } }) => ({ comment, edit, sending }));
    if (batch.some(({ comment, notificationDue }) => notificationDue && comment.state === 'pending')) {
      await inTransaction(pool, async (transaction) => {
        await storeWithTokens(transaction.client, rows);
        await tryNotifyModerators(transaction, { ...ports, now: clock() });
      });
    } else {
      await storeWithTokens(pool, rows);
    }
    return batch.map(({ comment }) => comment);
  }

  return createBatcher<SentIn>(mostTogether, async (batch) => {
    const stored = await askForAll(await score(batch), store);
    for (const [{ resolve }] of stored) resolve();
  });
}

const sentIn = ({ item: { row } }: Waiting<SentIn>) => ({
  content: row.content,
  postId: row.postId,
  answerTo: row.answerTo,
});
