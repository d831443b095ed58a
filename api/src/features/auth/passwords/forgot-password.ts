import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/database.ts';
import { users } from '../../../database/schema.ts';
import type { FeatureJob } from '../../../feature/feature.ts';
import type { JobPayloads } from '../../../jobs/jobs.ts';
import type { MailingPorts } from '../../../mail/outgoing-mail.ts';
import { openLink } from './password-link.ts';
import { resetMail } from './password-mails.ts';

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

/** A job, so that who asks waits as long for an unknown address as for a known one. */
export const passwordLinkJob: FeatureJob<JobPayloads['password-link']> = {
  name: 'password-link',
  retries: 5,
  retryDelay: 10,
  longestRetryDelay: 300,
  forgetAfter: 60,
  work: ({ email }, ports) => sendPasswordLink(email, ports),
};

declare module '../../../jobs/jobs.ts' {
  interface JobPayloads {
    /** `email` is lower case. */
    'password-link': { email: string };
  }
}
