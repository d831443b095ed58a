import type { ApiContext } from '../../context.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import type { Secrets } from '../../secrets.ts';

/** The dependencies of the mutations of mentoring. */
export interface MentoringPorts extends MailingPorts {
  secrets: Secrets;
  /** Where the API is mounted on its origin. */
  basePath: string;
}

/** The dependencies of mails. */
export type MailPorts = Pick<MentoringPorts, 'publicUrl' | 'basePath' | 'secrets' | 'now'>;

/** The ports of one request. */
export function mentoringPorts({ pool, clock, enqueueMail, secrets, config }: ApiContext): MentoringPorts {
  const { publicUrl, basePath } = config;
  return { pool, now: clock(), enqueueMail, secrets, publicUrl, basePath };
}
