import { editMinutes } from '@femcoders/contracts/comment-limits';
import { and, eq, lte } from 'drizzle-orm';
import { hashToken, newToken } from '../../authentication/secret-token.ts';
import { commentEditTokens } from '../../database/comment-tables.ts';
import type { Database } from '../../database/database.ts';
import { ApiProblem, notFound } from '../../problems.ts';

export interface EditToken {
  token: string;
  until: Date;
}

/** A secret with which a comment that is sent now may be changed for a while. */
export function newEditToken(now: Date): EditToken {
  return { token: newToken(), until: new Date(now.getTime() + editMinutes * 60_000) };
}

/** Returns the columns that are stored of an edit token: not the secret. */
export const keptToken = (commentId: string, { token, until }: EditToken) => ({
  commentId,
  tokenHash: hashToken(token),
  expiresAt: until,
});

/**
 * Whether a secret is that of this comment, and still good.
 * @throws ApiProblem `not-found` for any other secret; `forbidden` when its time is over
 */
export async function checkEditToken(db: Database, commentId: string, token: string, now: Date): Promise<void> {
  const [kept] = await db
    .select({ expiresAt: commentEditTokens.expiresAt })
    .from(commentEditTokens)
    .where(and(eq(commentEditTokens.commentId, commentId), eq(commentEditTokens.tokenHash, hashToken(token))));
  if (!kept) throw notFound('Este comentario ya no se puede cambiar desde este navegador.');
  if (kept.expiresAt <= now)
    throw new ApiProblem(
      'forbidden',
      `Han pasado más de ${editMinutes} minutos: este comentario ya no se puede cambiar.`,
    );
}

export async function purgeEditTokens(db: Database, now: Date): Promise<void> {
  await db.delete(commentEditTokens).where(lte(commentEditTokens.expiresAt, now));
}
