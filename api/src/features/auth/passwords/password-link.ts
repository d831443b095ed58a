import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { hashToken, newToken } from '../../../authentication/secret-token.ts';
import type { Database } from '../../../database/database.ts';
import { passwordLinks } from '../../../database/schema.ts';
import { ApiProblem } from '../../../problems.ts';

export type LinkPurpose = 'reset' | 'lock';

/** How long each kind of link is good, in milliseconds. */
const goodForMs: Record<LinkPurpose, number> = { reset: 30 * 60_000, lock: 7 * 24 * 60 * 60_000 };

/**
 * Makes a link's secret, of which only a hash is kept. The links before it stay good: anybody can ask for another one,
 * and whichever mail she opens first has to help.
 */
export async function openLink(db: Database, userId: string, purpose: LinkPurpose, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(passwordLinks).values({
    tokenHash: hashToken(token),
    userId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + goodForMs[purpose]),
  });
  return token;
}

/** The account's links for this purpose are used up. */
export async function closeLinks(db: Database, userId: string, purpose: LinkPurpose, now: Date): Promise<void> {
  await db
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(and(eq(passwordLinks.userId, userId), eq(passwordLinks.purpose, purpose), isNull(passwordLinks.usedAt)));
}

/**
 * Returns whose link this is. The row stays locked for the transaction: of two who use it at once only one does.
 * @throws ApiProblem `not-found` for a link that never was, is used up or too old: nobody learns which
 */
export async function ownerOfLink(db: Database, token: string, purpose: LinkPurpose, now: Date): Promise<string> {
  const [link] = await db
    .select({ userId: passwordLinks.userId })
    .from(passwordLinks)
    .where(
      and(
        eq(passwordLinks.tokenHash, hashToken(token)),
        eq(passwordLinks.purpose, purpose),
        isNull(passwordLinks.usedAt),
        gt(passwordLinks.expiresAt, now),
      ),
    )
    .for('update');
  if (!link) throw new ApiProblem('not-found', 'Este enlace ya no sirve: caducó o ya se usó.');
  return link.userId;
}

/** Removes the links that are too old. */
export async function purgeLinks(db: Database, now: Date): Promise<void> {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now));
}
