import * as z from 'zod/mini';

export const mailStates = ['queued', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail of the outbox, as the administration lists it: whom it is for and how far it got, never what it says. */
export const outboxEntrySchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  /** How often it was tried. */
  attempts: z.number(),
  /** The error of the last try, as the mail server or the network put it. */
  lastError: z.nullable(z.string()),
  /** ISO 8601 instant in UTC. */
  createdAt: z.string(),
  /** ISO 8601 instant when it was sent or given up; null while it waits. */
  settledAt: z.nullable(z.string()),
});
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;

/** How many mails were put back into the queue, and how many given up are left there. */
export const retriedMailsSchema = z.object({ retried: z.number(), left: z.number() });
export type RetriedMails = z.infer<typeof retriedMailsSchema>;

/** A mail of the local mailbox, which stands in for a mail server. */
export const mailboxEntrySchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** ISO 8601 instant in UTC. */
  sentAt: z.string(),
});
export type MailboxEntry = z.infer<typeof mailboxEntrySchema>;

export const mailboxMessageSchema = z.extend(mailboxEntrySchema, { text: z.string(), html: z.string() });
export type MailboxMessage = z.infer<typeof mailboxMessageSchema>;
