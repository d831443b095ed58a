import type { ContactEntryKind, ContactState } from '@femcoders/contracts/contact-inbox-names';
import type { ContactReason, SponsorHelp } from '@femcoders/contracts/contact-names';
import type { FileVerdict } from '@femcoders/contracts/file-verdict';
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { UploadedObject } from '../files/uploaded-files.ts';
import { bytes, instant } from './columns.ts';

/** Without name and mail: an anonymous message, of which only the day is known. */
export const contactMessages = pgTable('contact_messages', {
  id: uuid().primaryKey().defaultRandom(),
  reference: text().notNull(),
  reason: text().$type<ContactReason>().notNull(),
  name: text(),
  email: text(),
  company: text(),
  helps: text().array().$type<SponsorHelp[]>().notNull().default([]),
  talkDate: date('talk_date', { mode: 'string' }),
  talkCity: text('talk_city'),
  message: text().notNull(),
  likelySpam: boolean('likely_spam').notNull().default(false),
  state: text().$type<ContactState>().notNull().default('new'),
  assignedTo: uuid('assigned_to'),
  createdAt: instant('created_at').notNull(),
  firstAnsweredAt: instant('first_answered_at'),
  settledAt: instant('settled_at'),
});

export const contactAttachments = pgTable('contact_attachments', {
  messageId: uuid('message_id').primaryKey(),
  name: text().notNull(),
  /** Media type, by the content. */
  type: text().notNull(),
  content: bytes().notNull(),
  /** The object that has the bytes in place of this row. */
  object: jsonb().$type<UploadedObject>(),
  verdict: text().$type<FileVerdict>().notNull().default('open'),
  judgedAt: instant('judged_at'),
  /** How often a scanner that answers could not judge it. */
  failedScans: integer('failed_scans').notNull().default(0),
});

/** The team's entries about a message: an answer that is mailed, or a note that stays inside. */
export const contactEntries = pgTable('contact_entries', {
  id: uuid().primaryKey(),
  messageId: uuid('message_id').notNull(),
  kind: text().$type<ContactEntryKind>().notNull(),
  text: text().notNull(),
  authorId: uuid('author_id'),
  /** As she was called then. */
  authorName: text('author_name').notNull(),
  createdAt: instant('created_at').notNull(),
});
