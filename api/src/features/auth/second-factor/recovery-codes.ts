import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { recoveryCodes } from '../../../database/schema.ts';
import type { Secrets } from '../../../secrets.ts';

const codes = 10;
/** Without what is taken for something else when it is copied from paper: 0 and O, 1, I and L. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 12;

/**
 * Gives her new codes in place of the ones she has.
 * @returns them, to be shown once: what is kept can only have been made with the site's secret key
 */
export async function replaceRecoveryCodes(db: Database, secrets: Secrets, userId: string): Promise<string[]> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const made = Array.from({ length: codes }, newCode);
  await db.insert(recoveryCodes).values(made.map((code) => ({ userId, codeHash: hashCode(secrets, userId, code) })));
  return made.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/**
 * Uses up one of her codes.
 * @param code in capitals, without hyphens or spaces
 * @returns false when she has no such code, or has used it
 */
export async function spendRecoveryCode(
  db: Database,
  secrets: Secrets,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashCode(secrets, userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

function newCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function hashCode(secrets: Secrets, userId: string, code: string): Buffer {
  return Buffer.from(secrets.sign(`recovery-code:${userId}`, code), 'base64url');
}
