export interface MailboxEntry {
  id: string;
  to: string;
  subject: string;
  /** ISO 8601 instant in UTC. */
  sentAt: string;
}

export interface MailboxMessage extends MailboxEntry {
  text: string;
  html: string;
}

/** Where mail ends up while no SMTP server is configured: the admin reads it there. */
export interface Mailbox {
  /** The newest first, at most `limit`. */
  list(limit: number): Promise<MailboxEntry[]>;
  /** @returns null when there is no such mail */
  read(id: string): Promise<MailboxMessage | null>;
}
