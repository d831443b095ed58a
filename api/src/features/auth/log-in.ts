import type { LoginOutcome } from '@femcoders/contracts/second-factor';
import type { LoginRequest } from '@femcoders/contracts/session';
import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { recordAct } from '../../audit/audit-log.ts';
import { verifyPassword } from '../../authentication/password.ts';
import type { ApiConfig } from '../../config.ts';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { ApiProblem } from '../../problems.ts';
import {
  countHit,
  countNetworks,
  forgetHits,
  isWithinLimit,
  type Limit,
  mailBucket,
  timesLimit,
} from '../../rate-limit.ts';
import { type PassedAccount, showsDevicePass } from './device-pass.ts';
import { openChallenge, passwordDigest } from './second-factor/login-challenge.ts';
import { hasSecondFactor } from './second-factor/second-factor.ts';
import { type SessionRequest, startSession } from './start-session.ts';

const tooManyLogins = 'Demasiados intentos de inicio de sesión.';
const loginBucket = 'login:address';

export interface LogInPorts {
  pool: pg.Pool;
  db: Database;
  limits: ApiConfig['limits'];
  entrance: SessionRequest;
}

const wrongPassword = () => new ApiProblem('unauthenticated', 'El correo o la contraseña no son correctos.');

/**
 * The counters of attempts to log in.
 * @param email lower case
 */
const attemptsOf = (email: string): AttemptCounters => ({
  ofAccount: mailBucket('login:account', email),
  ofKnown: mailBucket('login:known', email),
  ofDevice: (device) => `login:device:${device}`,
});

/**
 * Lets a password that has just been chosen be tried at once, after attempts with the one before.
 * @param email of the account, lower case
 */
export async function forgetAttempts(db: Database, email: string): Promise<void> {
  const { ofAccount, ofKnown } = attemptsOf(email);
  for (const bucket of [ofAccount, ofKnown]) await forgetHits(db, bucket);
}

/**
 * Attempts to log in from an address, in one step or in two. They are counted first of all; those of a browser that shows
 * a pass of ours by `countStrangeDevice`, once it is read whose account she wants.
 */
export const addressAttempts = ({ config, clock, secrets }: ApiContext) => ({
  addressLimit: {
    bucket: loginBucket,
    limit: config.limits.loginsPerAddress,
    says: tooManyLogins,
    countsLater: (request: FastifyRequest) => showsDevicePass(request, secrets, clock()),
  },
});

/** Browsers that an account knows have so many times the attempts of one of them, all together and right ones counted. */
const knownTogether = 3;

/** The names of the counters of one step of a login to an account. */
export interface AttemptCounters {
  ofAccount: string;
  /** Of all browsers that the account knows. */
  ofKnown: string;
  /** @param device the id of one of them */
  ofDevice(device: string): string;
}

/**
 * Counts an attempt to enter an account, before what she knows is looked at. A browser that the account knows has attempts of
 * its own. All of these together have a bound that right ones do not lift, beyond which they count like any other: who knew a password
 * once may have gathered many, and each right one makes work, too.
 * @param account whose it is; undefined where there is none
 * @param limit of one browser that the account knows, and of all others
 * @returns the counters that start again when the attempt is right
 * @throws ApiProblem `too-many-requests`
 */
export async function countAttempt(
  db: Database,
  entrance: SessionRequest,
  account: PassedAccount | undefined,
  {
    counters,
    limit,
    limits,
    says,
  }: { counters: AttemptCounters; limit: Limit; limits: ApiConfig['limits']; says: string },
): Promise<string[]> {
  const { device, now } = entrance;
  const known = device.knownAs(account);
  const own = known ? [counters.ofDevice(known)] : [];
  for (const bucket of own) await countHit(db, bucket, limit, says, now);
  if (known && (await isWithinLimit(db, counters.ofKnown, timesLimit(limit, knownTogether), now))) return own;
  await countStrangeDevice(db, entrance, limits);
  await countHit(db, counters.ofAccount, limit, says, now);
  return [...own, counters.ofAccount];
}

/** Counts the address of a browser that shows a pass of ours which the account does not know, or that has used up what it may. */
export async function countStrangeDevice(
  db: Database,
  { device, networks, now }: SessionRequest,
  { loginsPerAddress }: ApiConfig['limits'],
): Promise<void> {
  if (!device.isShown) return;
  await countNetworks(db, loginBucket, { networks, limit: loginsPerAddress, says: tooManyLogins, now });
}

/**
 * A browser in which the account's owner has logged in before has its own attempts: strangers use up those of all
 * other browsers and of their own networks, and not hers. Attempts are counted before the password is looked at, so that
 * many at once do not get past the limit. Whether the address is unknown or the password wrong shows neither in the answer
 * nor in the time it takes.
 * @returns a session, or what opens the second step for a member with a second factor
 * @throws ApiProblem `unauthenticated`, `too-many-requests` or `suspended`
 */
export async function logIn({ userEmail, userPassword }: LoginRequest, ports: LogInPorts): Promise<LoginOutcome> {
  const { pool, db, limits, entrance } = ports;
  const { now, trace } = entrance;
  const email = userEmail.toLowerCase();
  const counting = { counters: attemptsOf(email), limit: limits.loginsPerAccount, limits, says: tooManyLogins };
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const account = user && { email, passwordDigest: passwordDigest(user.passwordHash) };
  const attempts = await countAttempt(db, entrance, account, counting);

  if (!(await verifyPassword(userPassword, user?.passwordHash)) || !user) {
    const subject = user ? `user:${user.id}` : 'user:unknown';
    await recordAct(db, trace, { act: 'auth.login-failed', at: now, actor: null, subject });
    throw wrongPassword();
  }

  return inTransaction(pool, async (transaction) => {
    // Changing a password ends all sessions: none may begin with the old one while that is under way.
    const [unchanged] = await transaction.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .for('no key update');
    if (!unchanged) throw wrongPassword();
    for (const bucket of attempts) await forgetHits(transaction.db, bucket);
    if (await hasSecondFactor(transaction.db, user.id)) return openChallenge(transaction.db, user, now);
    return startSession(transaction, user, entrance);
  });
}
