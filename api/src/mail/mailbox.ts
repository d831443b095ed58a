import type { AdminList } from '@femcoders/contracts/admin-list';
import type { MailboxEntry, MailboxMessage } from '@femcoders/contracts/mail';
import type { Page } from '../lists/listing.ts';

export interface MailboxQuery extends Page {
  /** Words of recipient or subject. */
  q?: string | undefined;
}

/** Where mail ends up while no SMTP server is configured: the admin reads it there. */
export interface Mailbox {
  /** One page, the newest first. */
  list(question: MailboxQuery): Promise<AdminList<MailboxEntry>>;
  /** @returns null when there is no such mail */
  read(id: string): Promise<MailboxMessage | null>;
}
