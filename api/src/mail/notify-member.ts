import { linkKeyParameter } from '@femcoders/contracts/link-key';
import { type MailTopic, wantedByDefault } from '@femcoders/contracts/mail-topics';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { mailPreferences, users } from '../database/schema.ts';
import type { Secrets } from '../secrets.ts';
import type { MailingPorts, OutgoingMail } from './outgoing-mail.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/**
 * Mails a member something that she may do without, unless she has said that she does, inside the caller's transaction.
 * @param write is given her address
 */
export type NotifyMember = (
  transaction: Transaction,
  userId: string,
  topic: MailTopic,
  write: (member: { email: string; name: string }) => OutgoingMail,
) => Promise<void>;

export interface NotifyPorts extends Pick<MailingPorts, 'enqueueMail' | 'publicUrl'> {
  secrets: Secrets;
  /** Where the API is mounted on its origin. */
  basePath: string;
}

export function createNotifyMember({ enqueueMail, secrets, publicUrl, basePath }: NotifyPorts): NotifyMember {
  return async ({ db, client }, userId, topic, write) => {
    const [member] = await db
      .select({ email: users.email, name: users.name, wanted: mailPreferences.wanted })
      .from(users)
      .leftJoin(mailPreferences, and(eq(mailPreferences.userId, users.id), eq(mailPreferences.topic, topic)))
      .where(eq(users.id, userId));
    if (!member || !(member.wanted ?? wantedByDefault[topic])) return;
    const token = unsubscribeToken({ userId, topic }, secrets);
    const unsubscribeUrl = `${publicUrl}${basePath}/mail-preferences/unsubscribe?${linkKeyParameter}=${token}`;
    await enqueueMail(client, { ...write(member), unsubscribeUrl });
  };
}
