import type { HubIdeaState, HubKind, HubLevel, HubReportReason, HubState } from '@femcoders/contracts/hub-names';
import type { HubDetails } from '@femcoders/contracts/validate-hub';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The pieces that members publish in the community's hub. */
export const hubPieces = pgTable('hub_pieces', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<HubKind>().notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  topics: text().array().notNull().default([]),
  /** Null: for everybody. */
  level: text().$type<HubLevel>(),
  /** The fields of its kind. */
  details: jsonb().$type<HubDetails>().notNull(),
  authorId: uuid('author_id').notNull(),
  state: text().$type<HubState>().notNull(),
  /** Of a project that found its people. */
  complete: boolean().notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** When it was first published. */
  publishedAt: instant('published_at'),
  /** Of a search for a study partner, and of nothing else. */
  expiresAt: instant('expires_at'),
  decidedAt: instant('decided_at'),
  decidedBy: uuid('decided_by'),
  reason: text(),
  /** Where what its author took back stood before. */
  stateBefore: text('state_before').$type<HubState>(),
  /** When its author gets a mail about the decision. */
  noticeDueAt: instant('notice_due_at'),
  /** The decision about which she got the last mail. */
  notifiedState: text('author_told').$type<HubState>(),
  searchText: text('search_text').notNull(),
  linkCheckedAt: instant('link_checked_at'),
  /** How often in a row the link did not answer. */
  linkFailures: integer('link_failures').notNull().default(0),
  linkProblem: text('link_problem'),
});

/** "Útil" of a resource, "me interesa" of a group. */
export const hubMarks = pgTable('hub_marks', {
  pieceId: uuid('piece_id').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The answers to a project or a search for a study partner. */
export const hubAnswers = pgTable('hub_answers', {
  id: uuid().primaryKey().defaultRandom(),
  pieceId: uuid('piece_id').notNull(),
  userId: uuid('user_id').notNull(),
  message: text().notNull(),
  createdAt: instant('created_at').notNull(),
  reply: text(),
  repliedAt: instant('replied_at'),
});

export const hubReports = pgTable('hub_reports', {
  id: uuid().primaryKey().defaultRandom(),
  pieceId: uuid('piece_id').notNull(),
  reason: text().$type<HubReportReason>().notNull(),
  note: text(),
  addressHash: text('address_hash'),
  createdAt: instant('created_at').notNull(),
  /** When a moderator decided that the piece stays. */
  closedAt: instant('closed_at'),
});

/** The eleven ideas of the community. */
export const hubIdeas = pgTable('hub_ideas', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  summary: text().notNull(),
  state: text().$type<HubIdeaState>().notNull().default('idea'),
  /** The latest news of it, in a line. */
  news: text(),
  newsAt: instant('news_at'),
  version: integer().notNull().default(0),
});

export const hubIdeaVotes = pgTable('hub_idea_votes', {
  ideaId: text('idea_id').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
