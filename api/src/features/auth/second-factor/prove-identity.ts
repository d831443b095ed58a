import type { Proof } from '@femcoders/contracts/second-factor';
import { eq } from 'drizzle-orm';
import { recordAct } from '../../../audit/audit-log.ts';
import { verifyPassword } from '../../../authentication/password.ts';
import type { Caller } from '../../../authentication/session.ts';
import { type Database, inTransaction } from '../../../database/database.ts';
import { sessions, users } from '../../../database/schema.ts';
import { invalid } from '../../../problems.ts';
import { countHit, forgetHits } from '../../../rate-limit.ts';
import type { SecondFactorPorts } from './ports.ts';
import { hasSecondFactor, spendCode } from './second-factor.ts';

/** Counted apart from those of the login: only who is in already gets as far as this. */
export const proofAttempts = (userId: string) => `prove:code:${userId}`;
const passwordAttempts = (userId: string) => `prove:account:${userId}`;

export const tooManyCodes = 'Demasiados intentos.';
/** Whether it is one of the six figures of an application, as typed. */
const isOfApplication = (code: string) => /^[\d\s-]*$/.test(code);
/** The error for an invalid code. It never says why: used, too old, somebody else's. */
export const wrongCode = (code: string) =>
  invalid([
    {
      field: 'code',
      message: isOfApplication(code)
        ? 'Este código no es correcto o ya se ha usado. Escribe el siguiente que te dé tu aplicación; si tampoco vale, pon tu teléfono en hora.'
        : 'Este código de recuperación no es correcto o ya se ha usado. Prueba con otro.',
    },
  ]);
const wrongPassword = () => invalid([{ field: 'userPassword', message: 'Esta no es tu contraseña.' }]);

/**
 * Notes that the member of this session has just proven her identity: by a code where she has a second factor, else by
 * her password. Attempts are counted before they are looked at, so that many at once do not get past the limit.
 * @throws ApiProblem `validation` at the field that is wrong or missing, `too-many-requests`
 */
export async function proveIdentity(
  { userPassword, code }: Proof,
  caller: Caller,
  ports: SecondFactorPorts,
): Promise<void> {
  const { pool, db, now, limits, secrets, trace } = ports;
  const byCode = await hasSecondFactor(db, caller.id);
  if (byCode && !code) throw invalid([{ field: 'code', message: 'Escribe el código.' }]);
  if (!byCode && !userPassword) throw invalid([{ field: 'userPassword', message: 'Escribe tu contraseña.' }]);

  const bucket = byCode ? proofAttempts(caller.id) : passwordAttempts(caller.id);
  const limit = byCode ? limits.codesPerAccount : limits.loginsPerAccount;
  await countHit(db, bucket, limit, tooManyCodes, now);

  const isRight = byCode || (await isPassword(db, caller.id, userPassword ?? ''));
  const record = { at: now, actor: caller, subject: `user:${caller.id}` };
  const proven = await inTransaction(pool, async ({ db: transaction }) => {
    if (!isRight || (byCode && !(await spendCode(transaction, secrets, caller.id, code ?? '', now)))) return false;
    await forgetHits(transaction, bucket);
    await transaction.update(sessions).set({ provenAt: now }).where(eq(sessions.tokenHash, caller.tokenHash));
    await recordAct(transaction, trace, { act: 'auth.proof', ...record });
    return true;
  });
  if (proven) return;
  await recordAct(db, trace, { act: 'auth.proof-failed', ...record });
  throw byCode ? wrongCode(code ?? '') : wrongPassword();
}

async function isPassword(db: Database, userId: string, userPassword: string): Promise<boolean> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return verifyPassword(userPassword, user?.passwordHash);
}
