import { eq } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { inTransaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import type { MailingPorts } from '../mailbox/outbox.ts';
import { openLink } from './password-link.ts';
import { resetMail } from './password-mails.ts';

/**
 * Queues a mail for a new password in the caller's transaction. It is handled outside the request: the caller waits
 * as long for an unknown address as for a known one.
 * @param email lower case
 */
export type RequestPasswordLink = (client: ClientBase, email: string) => Promise<void>;

export type PasswordLinkPorts = MailingPorts;

/** Mails a link to the member with this address, and to nobody else. */
export async function sendPasswordLink(email: string, ports: PasswordLinkPorts): Promise<void> {
  const { pool, now, publicUrl, enqueueMail } = ports;
  await inTransaction(pool, async ({ db, client }) => {
    const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.email, email));
    if (!user) return;
    const token = await openLink(db, user.id, 'reset', now);
    await enqueueMail(client, resetMail(user.email, publicUrl, token));
  });
}
