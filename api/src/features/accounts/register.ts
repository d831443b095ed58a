import type { NewAccount } from '@femcoders/contracts/account';
import { dayMillisecondsOf, retention } from '@femcoders/contracts/retention';
import { eq, lt } from 'drizzle-orm';
import { hashPassword } from '../../authentication/password.ts';
import { hashToken, newToken } from '../../authentication/secret-token.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { pendingAccounts, users } from '../../database/schema.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import type { Secrets } from '../../secrets.ts';
import { alreadyMemberMail, confirmMail } from './account-mails.ts';

/** How long a registration waits to be confirmed, in milliseconds. */
const goodForMs = dayMillisecondsOf(retention.unconfirmedAccount);

export interface RegisterPorts extends MailingPorts {
  /** Whether a mail may go to the address: those that strangers can cause are counted. */
  mayMail: boolean;
  secrets: Secrets;
}

/**
 * Returns a tag that registrations with the same address and password share: sixteen bits of an HMAC.
 * @param email lower case
 */
export function passwordTag(secrets: Secrets, email: string, password: string): number {
  return Buffer.from(
    secrets.sign('pending-account', `${email}\n${password.normalize('NFKC')}`),
    'base64url',
  ).readUInt16BE();
}

/**
 * Keeps a registration until a mail to its address is confirmed: the one that it causes, or any other of the day, so that nobody
 * can keep an address out by using up its mails. The caller cannot tell an address that has an account from one
 * that has none: both cost a hash, a row and a mail, and both are answered alike.
 */
export async function register(account: NewAccount, ports: RegisterPorts): Promise<void> {
  const { pool, now, mayMail, secrets, publicUrl, enqueueMail } = ports;
  const email = account.userEmail.toLowerCase();
  const passwordHash = await hashPassword(account.userPassword);
  const token = newToken();

  await inTransaction(pool, async ({ db, client }) => {
    const [member] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    await db.insert(pendingAccounts).values({
      tokenHash: hashToken(token),
      email,
      name: account.userName,
      passwordHash,
      passwordTag: passwordTag(secrets, email, account.userPassword),
      wantsNews: account.wantsNews ?? false,
      createdAt: now,
      expiresAt: new Date(now.getTime() + goodForMs),
    });
    if (mayMail)
      await enqueueMail(client, member ? alreadyMemberMail(email, publicUrl) : confirmMail(email, publicUrl, token));
  });
}

/** Removes the registrations that nobody confirmed in time. */
export async function purgePendingAccounts(db: Database, now: Date): Promise<void> {
  await db.delete(pendingAccounts).where(lt(pendingAccounts.expiresAt, now));
}
