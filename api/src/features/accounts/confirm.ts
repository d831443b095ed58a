import type { ConfirmAccount } from '@femcoders/contracts/account';
import type { LoginAnswer } from '@femcoders/contracts/session';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Pool } from 'pg';
import { recordAct } from '../../audit/audit-log.ts';
import { verifyPassword } from '../../authentication/password.ts';
import { hashToken } from '../../authentication/secret-token.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { pendingAccounts, users } from '../../database/schema.ts';
import type { RequestJob } from '../../jobs/jobs.ts';
import type { NotifyMember } from '../../mail/notify-member.ts';
import { ApiProblem, invalid } from '../../problems.ts';
import type { Secrets } from '../../secrets.ts';
import { type SessionRequest, startSession } from '../auth/feature.ts';
import { nextEvent } from '../events/feature.ts';
import { setPreference } from '../mail-preferences/feature.ts';
import { welcomeMail } from './account-mails.ts';
import { passwordTag } from './register.ts';

export interface ConfirmPorts {
  pool: Pool;
  db: Database;
  secrets: Secrets;
  slackUrl: string;
  notifyMember: NotifyMember;
  entrance: SessionRequest;
  requestJob: RequestJob;
}

const noLongerGood = () => new ApiProblem('not-found', 'Este enlace ya no sirve: caducó o ya se usó.');

/** Registrations of one address whose password has the same few bits of an HMAC: more than one are an accident. */
const mostAlike = 5;

/**
 * Makes the account of a registration whose mail has arrived, and logs in. The link shows whose the address is, the password
 * which of its registrations is meant: the link alone would let a stranger who registered with her address have her
 * confirm an account that he can enter, and by a link that somebody else has caused she confirms her own.
 * @throws ApiProblem `not-found` when the link is no good, `validation` for another password
 */
export async function confirmAccount(
  { token, userPassword }: ConfirmAccount,
  ports: ConfirmPorts,
): Promise<LoginAnswer> {
  const { pool, db, secrets, slackUrl, notifyMember, entrance, requestJob } = ports;
  const { now, publicUrl, trace } = entrance;
  const linked = await linkedBy(token, { db, now });
  if (!linked) throw noLongerGood();
  const pending = await registrationOf(linked.email, userPassword, { db, secrets, now });
  if (!pending) {
    // Somebody may have confirmed it since: then there is no password that would do.
    if ((await linkedBy(token, { db, now })) === undefined) throw noLongerGood();
    throw invalid([{ field: 'userPassword', message: 'No es la contraseña que elegiste al registrarte.' }]);
  }

  return inTransaction(pool, async (opened) => {
    const { db: transaction } = opened;
    const { email, name, passwordHash } = pending;
    const [user] = await transaction
      .insert(users)
      .values({ email, name, passwordHash, role: 'member', createdAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!user) throw noLongerGood();
    await transaction.delete(pendingAccounts).where(eq(pendingAccounts.email, email));
    await recordAct(transaction, trace, { act: 'user.create', at: now, actor: user, subject: `user:${user.id}` });
    if (pending.wantsNews) await setPreference(transaction, { userId: user.id, topic: 'news' }, true, now);
    const next = await nextEvent(transaction, now);
    await notifyMember(opened, user.id, 'welcome', () => welcomeMail(email, { publicUrl, slackUrl, next }));
    await requestJob(opened.client, 'awards', { userIds: [user.id] });
    return startSession(opened, user, entrance, { isFirst: true });
  });
}

/** The registration whose mail holds this link, while it is good. */
async function linkedBy(token: string, { db, now }: Pick<ConfirmPorts, 'db'> & { now: Date }) {
  const good = and(eq(pendingAccounts.tokenHash, hashToken(token)), gt(pendingAccounts.expiresAt, now));
  const [linked] = await db.select().from(pendingAccounts).where(good);
  return linked;
}

/** The newest registration of an address with this password, or null. */
async function registrationOf(
  email: string,
  password: string,
  { db, secrets, now }: Pick<ConfirmPorts, 'db' | 'secrets'> & { now: Date },
) {
  const { passwordTag: tag } = pendingAccounts;
  const alike = await db
    .select()
    .from(pendingAccounts)
    .where(
      and(
        eq(pendingAccounts.email, email),
        gt(pendingAccounts.expiresAt, now),
        or(eq(tag, passwordTag(secrets, email, password)), isNull(tag)),
      ),
    )
    .orderBy(desc(pendingAccounts.createdAt))
    .limit(mostAlike);
  // Where there is none it takes as long.
  if (alike.length === 0) await verifyPassword(password, undefined);
  for (const one of alike) if (await verifyPassword(password, one.passwordHash)) return one;
  return null;
}
