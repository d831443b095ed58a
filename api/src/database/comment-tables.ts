import type { CommentState, RejectReason } from '@femcoders/contracts/moderation-names';
import type { SpamReason } from '@femcoders/contracts/spam-score';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

export const comments = pgTable('comments', {
  id: uuid().primaryKey().defaultRandom(),
  postId: integer('post_id').notNull(),
  content: text().notNull(),
  alias: text().notNull(),
  /** Its author, if she was logged in. */
  authorId: uuid('author_id'),
  state: text().$type<CommentState>().notNull().default('pending'),
  createdAt: instant('created_at').notNull(),
  decidedAt: instant('decided_at'),
  /** Null, too, when it was the spam score and when the account is gone. */
  decidedBy: uuid('decided_by'),
  /** From 0 to 100; null of what was written before there was a score. */
  spamScore: integer('spam_score'),
  spamReasons: jsonb('spam_reasons').$type<SpamReason[]>().notNull().default([]),
  rejectReason: text('reject_reason').$type<RejectReason>(),
  rejectNote: text('reject_note'),
  /** The last state about which its author got a mail. */
  notifiedState: text('author_told').$type<CommentState>(),
  /** When its author last changed it. */
  editedAt: instant('edited_at'),
  /** The comment that it answers, which may be gone. Never an answer. */
  answerTo: uuid('answer_to'),
  /** Whether the author of what it answers was written about it. */
  answerNotified: boolean('answer_told').notNull().default(false),
});

/** Lines that add up to how many there are; triggers write them. */
export const commentCounts = pgTable('comment_counts', {
  postId: integer('post_id').notNull(),
  state: text().$type<CommentState>().notNull(),
  change: integer().notNull(),
});

/** Which comments have helped a member. */
export const commentHelpful = pgTable('comment_helpful', {
  commentId: uuid('comment_id').notNull(),
  userId: uuid('user_id').notNull(),
  markedAt: instant('marked_at').notNull(),
});

/** Only the SHA-256 of a token is kept. */
export const commentEditTokens = pgTable('comment_edit_tokens', {
  commentId: uuid('comment_id').primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const commentReports = pgTable('comment_reports', {
  id: uuid().primaryKey().defaultRandom(),
  commentId: uuid('comment_id').notNull(),
  reason: text().$type<RejectReason>().notNull(),
  note: text(),
  addressHash: text('address_hash'),
  createdAt: instant('created_at').notNull(),
  /** When a moderator decided that the comment stays. */
  closedAt: instant('closed_at'),
});

export const moderationNotice = pgTable('moderation_notice', {
  onlyRow: boolean('only_row').primaryKey(),
  sentAt: instant('sent_at'),
});
