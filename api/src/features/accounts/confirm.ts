import type { ConfirmAccount } from '@femcoders/contracts/account';
import type { LoginAnswer } from '@femcoders/contracts/session';
import { and, eq, gt } from 'drizzle-orm';
import type { Pool } from 'pg';
import { type Database, inTransaction } from '../../database/database.ts';
import { pendingAccounts, users } from '../../database/schema.ts';
import { ApiProblem, invalid } from '../../problems.ts';
import type { RequestAwards } from '../achievements/award-due.ts';
import { recordAct } from '../audit/audit-log.ts';
import { type Entrance, enter } from '../auth/enter.ts';
import { verifyPassword } from '../auth/password.ts';
import { hashToken } from '../auth/secret-token.ts';
import { nextEvent } from '../events/event-list.ts';
import type { NotifyMember } from '../mail-preferences/notify-member.ts';
import { setPreference } from '../mail-preferences/preferences.ts';
import { welcomeMail } from './account-mails.ts';

export interface ConfirmPorts {
  pool: Pool;
  db: Database;
  slackUrl: string;
  notifyMember: NotifyMember;
  entrance: Entrance;
  requestAwards: RequestAwards;
}

const noLongerGood = () => new ApiProblem('not-found', 'Este enlace ya no sirve: caducó o ya se usó.');

/**
 * Makes the account of a registration whose mail has arrived, and logs in. The password is asked for again: the link
 * alone would let whoever registered with somebody else's address have her confirm an account that he can enter.
 * @throws ApiProblem `not-found` when the link is no good, `validation` for another password
 */
export async function confirmAccount(
  { token, userPassword }: ConfirmAccount,
  ports: ConfirmPorts,
): Promise<LoginAnswer> {
  const { pool, db, slackUrl, notifyMember, entrance, requestAwards } = ports;
  const { now, publicUrl, trace } = entrance;
  const good = and(eq(pendingAccounts.tokenHash, hashToken(token)), gt(pendingAccounts.expiresAt, now));
  const [pending] = await db.select().from(pendingAccounts).where(good);
  if (!pending) throw noLongerGood();
  if (!(await verifyPassword(userPassword, pending.passwordHash))) {
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
    await requestAwards(opened.client, [user.id]);
    return enter(opened, user, entrance, { isFirst: true });
  });
}
