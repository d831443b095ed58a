import type { SecondFactorState } from '@femcoders/contracts/second-factor';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { secondFactorRoles } from '../../../access-policy/policy.ts';
import type { Caller } from '../../../authentication/session.ts';
import type { ApiConfig } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { loginChallenges, recoveryCodes, secondFactors, sessions } from '../../../database/schema.ts';
import type { Secrets } from '../../../secrets.ts';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** Returns the purpose under which a secret is sealed: in the row of another account it is no good. */
export const sealPurpose = (userId: string) => `second-factor:${userId}`;

/** One that was begun and never confirmed is of no use a day later. */
const unconfirmedMs = 24 * 60 * 60_000;

const confirmed = (userId: string) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  return (await db.select({ userId: secondFactors.userId }).from(secondFactors).where(confirmed(userId))).length > 0;
}

/** Whether her role must have one on this site. */
export function mustHaveSecondFactor(caller: Pick<Caller, 'role'>, config: ApiConfig): boolean {
  return config.secondFactor === 'demanded' && secondFactorRoles.includes(caller.role);
}

export async function readSecondFactor(db: Database, caller: Caller, config: ApiConfig): Promise<SecondFactorState> {
  const [factor] = await db.select().from(secondFactors).where(confirmed(caller.id));
  return {
    enabledSince: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, caller.id),
    required: mustHaveSecondFactor(caller, config),
    demanded: config.secondFactor === 'demanded',
  };
}

/**
 * Uses up a code of her application or a recovery code, as she typed it. Call it in a transaction: of two who give the
 * same code at once only one is let through.
 */
export async function spendCode(
  db: Database,
  secrets: Secrets,
  userId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const [factor] = await db.select().from(secondFactors).where(confirmed(userId)).for('update');
  if (!factor) return false;
  if (!/^\d{6}$/.test(code)) return spendRecoveryCode(db, secrets, userId, code, now);
  const step = stepOfCode(secrets.open(sealPurpose(userId), factor.secret), code, now, factor.lastStep);
  if (step === null) return false;
  await db.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId));
  return true;
}

/** Takes away her second factor and its recovery codes: she logs in with her password alone until she sets up another. */
export async function removeSecondFactor(db: Database, userId: string): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
  await db.update(sessions).set({ secondFactor: false }).where(eq(sessions.userId, userId));
}

/** Removes what was begun and is too old: secrets that were never confirmed, logins without their second step. */
export async function purgeSecondFactors(db: Database, now: Date): Promise<void> {
  const begun = new Date(now.getTime() - unconfirmedMs);
  await db.delete(secondFactors).where(and(isNull(secondFactors.confirmedAt), lt(secondFactors.createdAt, begun)));
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now));
}
