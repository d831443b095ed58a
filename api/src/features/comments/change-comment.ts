import type { Comment, commentEditSchema } from '@femcoders/contracts/comment';
import { eq } from 'drizzle-orm';
import type { output } from 'zod/mini';
import { announce } from '../../database/change-feed.ts';
import { comments } from '../../database/comment-tables.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { conflict, notFound } from '../../problems.ts';
import type { CommentPorts } from './comment-ports.ts';
import { type CommentRow, isSetApartByScore, toComment } from './comment-row.ts';
import { checkEditToken } from './edit-tokens.ts';
import { scoreAndState } from './initial-state.ts';
import { tryNotifyModerators } from './moderation-notification.ts';
import { countSameText } from './submission-statements.ts';
import { aliasOf } from './submit-comment.ts';

/**
 * Changes a comment for its author. It waits for moderation again, also where it was published already.
 * @throws ApiProblem `not-found` for a secret that is not its own, `forbidden` when its time is over, `conflict` once
 *   a moderator has decided not to publish it
 */
export async function editComment(
  id: string,
  token: string,
  edit: output<typeof commentEditSchema>,
  ports: CommentPorts,
): Promise<Comment> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db, client } = transaction;
    const row = await ownComment(db, id, token, ports.now);
    const text = { content: edit.content, alias: aliasOf(edit.alias) };
    if (text.content === row.content && text.alias === row.alias) return toComment(row);

    const changed = { ...row, ...text };
    const { scored, state } = scoreAndState(changed, null, await countSameText(db, changed, ports.now), ports);
    const change = { ...text, ...scored, ...state, decidedBy: null, editedAt: ports.now };
    await db.update(comments).set(change).where(eq(comments.id, id));
    await announce(client, 'comments_changed');
    if (state.state === 'pending') await tryNotifyModerators(transaction, ports);
    return toComment({ ...row, ...change });
  });
}

/**
 * Takes a comment back. It is gone for good.
 * @throws ApiProblem as `editComment`
 */
export async function withdrawByToken(id: string, token: string, ports: Pick<CommentPorts, 'pool' | 'now'>) {
  await inTransaction(ports.pool, async ({ db, client }) => {
    await ownComment(db, id, token, ports.now);
    await db.delete(comments).where(eq(comments.id, id));
    await announce(client, 'comments_changed');
  });
}

/** The comment that a secret belongs to, locked: of its author and a moderator one is first. */
async function ownComment(db: Database, id: string, token: string, now: Date): Promise<CommentRow> {
  const [row] = await db.select().from(comments).where(eq(comments.id, id)).for('update');
  await checkEditToken(db, id, token, now);
  if (!row) throw notFound();
  // What a score has set apart waits, as far as she knows.
  if (row.state === 'rejected' || (row.state === 'spam' && !isSetApartByScore(row)))
    throw conflict('El equipo ya ha decidido sobre este comentario: no se puede cambiar.');
  return row;
}
