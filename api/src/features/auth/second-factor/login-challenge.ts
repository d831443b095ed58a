import type { LoginChallenge } from '@femcoders/contracts/second-factor';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashToken, newToken } from '../../../authentication/secret-token.ts';
import type { Database } from '../../../database/database.ts';
import { loginChallenges } from '../../../database/schema.ts';

const goodForMs = 5 * 60_000;
/** Codes that may be tried with one challenge; the limit of the account counts over all of them. */
const mostAttempts = 5;

interface Challenged {
  userId: string;
  /** Of the account, lower case. */
  email: string;
  /** Of the password that was right. */
  passwordDigest: Buffer;
}

/** Returns a digest of a stored password, to see later whether it is still the same. */
export const passwordDigest = (passwordHash: string) => hashToken(passwordHash);

/** Opens the second step of a login whose password was right. Only a hash of its secret is kept. */
export async function openChallenge(
  db: Database,
  user: { id: string; passwordHash: string },
  now: Date,
): Promise<LoginChallenge> {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + goodForMs);
  await db.insert(loginChallenges).values({
    tokenHash: hashToken(challenge),
    userId: user.id,
    passwordDigest: passwordDigest(user.passwordHash),
    createdAt: now,
    expiresAt,
  });
  return { secondFactor: { challenge, expiresAt: expiresAt.toISOString() } };
}

/**
 * Counts an attempt at a challenge, across all processes.
 * @returns whose it is; null when it never was, is too old, is used, or has been tried too often
 */
export async function tryChallenge(db: Database, challenge: string, now: Date): Promise<Challenged | null> {
  const [found] = await db
    .update(loginChallenges)
    .set({ attempts: sql`${loginChallenges.attempts} + 1` })
    .where(
      and(
        eq(loginChallenges.tokenHash, hashToken(challenge)),
        gt(loginChallenges.expiresAt, now),
        lt(loginChallenges.attempts, mostAttempts),
      ),
    )
    .returning({
      userId: loginChallenges.userId,
      passwordDigest: loginChallenges.passwordDigest,
      email: sql<string>`(select email from users where users.id = ${loginChallenges.userId})`,
    });
  return found ?? null;
}

/** @returns false when somebody else has closed it before */
export async function closeChallenge(db: Database, challenge: string): Promise<boolean> {
  const closed = await db
    .delete(loginChallenges)
    .where(eq(loginChallenges.tokenHash, hashToken(challenge)))
    .returning({ userId: loginChallenges.userId });
  return closed.length > 0;
}
