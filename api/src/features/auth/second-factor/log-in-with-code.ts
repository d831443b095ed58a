import type { ChallengeAnswer } from '@femcoders/contracts/second-factor';
import type { LoginAnswer } from '@femcoders/contracts/session';
import { eq } from 'drizzle-orm';
import { recordAct } from '../../../audit/audit-log.ts';
import { inTransaction } from '../../../database/database.ts';
import { users } from '../../../database/schema.ts';
import { ApiProblem } from '../../../problems.ts';
import { forgetHits } from '../../../rate-limit.ts';
import { type AttemptCounters, countAttempt, countStrangeDevice } from '../log-in.ts';
import { type SessionRequest, startSession } from '../start-session.ts';
import { closeChallenge, passwordDigest, tryChallenge } from './login-challenge.ts';
import type { SecondFactorPorts } from './ports.ts';
import { tooManyCodes, wrongCode } from './prove-identity.ts';
import { spendCode } from './second-factor.ts';

const noLongerGood = () =>
  new ApiProblem(
    'not-found',
    'Ha pasado demasiado tiempo o ha habido demasiados intentos. Escribe tu contraseña otra vez.',
  );

/** The counters of codes with which somebody tries to enter an account. */
const codesOf = (userId: string): AttemptCounters => ({
  ofAccount: `second-factor:account:${userId}`,
  ofKnown: `second-factor:known:${userId}`,
  ofDevice: (device) => `second-factor:device:${device}`,
});

/**
 * The second step of a login. Attempts are counted before the code is looked at: per address, per challenge and per
 * account, so that neither many at once nor many first steps get past the limit. As in the first step, a browser that
 * the account knows has its own attempts: who knows the password alone does not keep its owner out.
 * @throws ApiProblem `validation` for a wrong code, `not-found` when the first step has to be repeated,
 * `too-many-requests` or `suspended`
 */
export async function logInWithCode(
  { challenge, code }: ChallengeAnswer,
  ports: SecondFactorPorts & { entrance: SessionRequest },
): Promise<LoginAnswer> {
  const { pool, db, now, limits, secrets, trace } = ports;
  const challenged = await tryChallenge(db, challenge, now);
  if (!challenged) {
    await countStrangeDevice(db, ports.entrance, limits);
    throw noLongerGood();
  }
  const { userId } = challenged;
  const counting = { counters: codesOf(userId), limit: limits.codesPerAccount, limits, says: tooManyCodes };
  const attempts = await countAttempt(db, ports.entrance, challenged, counting);

  const answer = await inTransaction(pool, async (transaction) => {
    // As with the first step: no session may begin with a password that is being changed.
    const [user] = await transaction.db.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (!user || !passwordDigest(user.passwordHash).equals(challenged.passwordDigest)) throw noLongerGood();
    if (!(await spendCode(transaction.db, secrets, userId, code, now))) return null;
    if (!(await closeChallenge(transaction.db, challenge))) throw noLongerGood();
    for (const bucket of attempts) await forgetHits(transaction.db, bucket);
    return startSession(transaction, user, ports.entrance, { secondFactor: true });
  });
  if (answer) return answer;
  await recordAct(db, trace, { act: 'auth.code-failed', at: now, actor: null, subject: `user:${userId}` });
  throw wrongCode(code);
}
