import type { SecondFactorSecret } from '@femcoders/contracts/second-factor';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { recordAct } from '../../../audit/audit-log.ts';
import { type Caller, refuseEnded } from '../../../authentication/session.ts';
import { type Database, inTransaction } from '../../../database/database.ts';
import { secondFactors, sessions, users } from '../../../database/schema.ts';
import type { MailingPorts } from '../../../mail/outgoing-mail.ts';
import { conflict, forbidden } from '../../../problems.ts';
import { countHit, forgetHits } from '../../../rate-limit.ts';
import type { SecondFactorPorts } from './ports.ts';
import { proofAttempts, tooManyCodes, wrongCode } from './prove-identity.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { hasSecondFactor, removeSecondFactor, sealPurpose } from './second-factor.ts';
import { disabledMail, enabledMail } from './second-factor-mails.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

export interface EnrolPorts extends SecondFactorPorts, MailingPorts {
  brand: string;
}

const alreadyOn = () => conflict('Ya tienes activada la verificación en dos pasos.');
const notBegun = () => conflict('Empieza otra vez: ya no está lo que escaneaste.');

/**
 * Makes a secret for her application, in place of one that was never confirmed. Nothing is asked of her with it yet.
 * @throws ApiProblem `conflict` when she has a second factor
 */
export async function beginSecondFactor(
  caller: Caller,
  { db, now, secrets, brand }: EnrolPorts,
): Promise<SecondFactorSecret> {
  const secret = newTotpSecret();
  const sealed = secrets.seal(sealPurpose(caller.id), secret);
  const begun = await db
    .insert(secondFactors)
    .values({ userId: caller.id, secret: sealed, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret: sealed, createdAt: now, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (begun.length === 0) throw alreadyOn();
  return { secret, uri: totpUri(secret, brand, await emailOf(db, caller.id)) };
}

/**
 * Turns it on with a first code. Her other sessions, which never showed one, end.
 * @returns her recovery codes
 * @throws ApiProblem `validation` for a wrong code, `conflict` when there is nothing to confirm, `too-many-requests`
 */
export async function confirmSecondFactor(caller: Caller, code: string, ports: EnrolPorts): Promise<string[]> {
  const { pool, db, now, limits, secrets, trace, enqueueMail, publicUrl } = ports;
  await countHit(db, proofAttempts(caller.id), limits.codesPerAccount, tooManyCodes, now);
  return inTransaction(pool, async ({ db: transaction, client }) => {
    // A login that is under way has found no second factor: it has to end before, so that its session ends, too.
    const [user] = await transaction.select().from(users).where(eq(users.id, caller.id)).for('update');
    const [begun] = await transaction
      .select()
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, caller.id), isNull(secondFactors.confirmedAt)))
      .for('update');
    await refuseEnded(transaction, caller.sessionId);
    if (!user || !begun) throw notBegun();
    const secret = secrets.open(sealPurpose(caller.id), begun.secret);
    const step = stepOfCode(secret, code.replace(/[\s-]/g, ''), now, begun.lastStep);
    if (step === null) throw wrongCode(code);

    await transaction
      .update(secondFactors)
      .set({ confirmedAt: now, lastStep: step })
      .where(eq(secondFactors.userId, caller.id));
    await transaction
      .delete(sessions)
      .where(and(eq(sessions.userId, caller.id), ne(sessions.tokenHash, caller.tokenHash)));
    await transaction.update(sessions).set({ secondFactor: true }).where(eq(sessions.tokenHash, caller.tokenHash));
    await forgetHits(transaction, proofAttempts(caller.id));
    await recordAct(transaction, trace, { act: 'second-factor.enable', ...aboutHerself(caller, now) });
    await enqueueMail(client, enabledMail(user.email, publicUrl));
    return replaceRecoveryCodes(transaction, secrets, caller.id);
  });
}

/**
 * Gives her recovery codes in place of the ones she has.
 * @throws ApiProblem `conflict` when she has no second factor
 */
export async function renewRecoveryCodes(caller: Caller, ports: EnrolPorts): Promise<string[]> {
  const { pool, now, secrets, trace } = ports;
  return inTransaction(pool, async ({ db }) => {
    await lockSecondFactor(db, caller.id);
    await recordAct(db, trace, { act: 'second-factor.codes', ...aboutHerself(caller, now) });
    return replaceRecoveryCodes(db, secrets, caller.id);
  });
}

/**
 * Turns it off and notifies her by mail.
 * @param required her role must have one
 * @throws ApiProblem `forbidden` then, `conflict` when she has none
 */
export async function switchOffSecondFactor(caller: Caller, required: boolean, ports: EnrolPorts): Promise<void> {
  const { pool, now, trace, enqueueMail, publicUrl } = ports;
  if (required) throw forbidden('Tu rol necesita la verificación en dos pasos: no se puede desactivar.');
  await inTransaction(pool, async ({ db, client }) => {
    await lockSecondFactor(db, caller.id);
    await removeSecondFactor(db, caller.id);
    await recordAct(db, trace, { act: 'second-factor.disable', ...aboutHerself(caller, now) });
    await enqueueMail(client, disabledMail(await emailOf(db, caller.id), publicUrl));
  });
}

const aboutHerself = (caller: Caller, now: Date) => ({ at: now, actor: caller, subject: `user:${caller.id}` });

/** Of two who change it at once one waits for the other. */
async function lockSecondFactor(db: Database, userId: string): Promise<void> {
  await db.execute(sql`select 1 from ${secondFactors} where ${eq(secondFactors.userId, userId)} for update`);
  if (!(await hasSecondFactor(db, userId))) throw conflict('No tienes activada la verificación en dos pasos.');
}

async function emailOf(db: Database, userId: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error('This user has no account.');
  return user.email;
}
