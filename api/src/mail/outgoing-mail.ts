import type { ClientBase, Pool } from 'pg';

/** A mail that waits to be sent. */
export interface OutgoingMail {
  to: string;
  /** Where an answer goes; without it, to the sender. Given, the mail was written by a person. */
  replyTo?: string;
  /** At most 60 characters. */
  subject: string;
  /** The body, as text and as HTML: the queue puts the site's frame round it. */
  text: string;
  html: string;
  /** "Recibes este correo porque ..." */
  why: string;
  /** Where one click ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
  /** Nothing of it is kept once it was sent or given up. */
  eraseOnceSettled?: boolean;
}

/**
 * Puts a mail into the queue inside the caller's transaction: it is sent only when that transaction is committed, and
 * never inside a request.
 */
export type EnqueueMail = (client: ClientBase, mail: OutgoingMail) => Promise<void>;

/** The dependencies of a mutation that sends mails. */
export interface MailingPorts {
  pool: Pool;
  now: Date;
  enqueueMail: EnqueueMail;
  /** Address of the site without a trailing slash. */
  publicUrl: string;
}
