import type { FileVerdict } from '@femcoders/contracts/file-verdict';
import type { Slide } from '@femcoders/contracts/talk';
import type { TalkFormat, TalkLanguage, TalkLevel, TalkLicence, TalkState } from '@femcoders/contracts/talk-names';
import type { ProposalCriterion, ProposalKind, ProposalState } from '@femcoders/contracts/talk-proposal-names';
import type { TranscriptSegment } from '@femcoders/contracts/talk-transcript';
import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { UploadedObject } from '../files/uploaded-files.ts';
import { bytes, instant } from './columns.ts';

export const talks = pgTable('talks', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  state: text().$type<TalkState>().notNull().default('draft'),
  title: text().notNull(),
  summary: text().notNull(),
  topics: text().array().notNull(),
  /** The topics as they stand in addresses, in the same order. */
  topicKeys: text('topic_keys').array().notNull(),
  level: text().$type<TalkLevel>().notNull(),
  language: text().$type<TalkLanguage>().notNull(),
  format: text().$type<TalkFormat>().notNull(),
  licence: text().$type<TalkLicence>().notNull(),
  minutes: integer().notNull(),
  givenOn: date('given_on').notNull(),
  eventId: uuid('event_id'),
  video: text(),
  resources: jsonb().$type<{ title: string; address: string }[]>().notNull().default([]),
  slides: jsonb().$type<Slide[]>().notNull().default([]),
  transcript: jsonb().$type<TranscriptSegment[]>().notNull().default([]),
  /** Counted by a trigger of `talk_marks`. */
  helped: integer().notNull().default(0),
  publishedAt: instant('published_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const talkSpeakers = pgTable('talk_speakers', {
  talkId: uuid('talk_id').notNull(),
  personId: uuid('person_id').notNull(),
  /** Smaller comes first. */
  position: integer().notNull(),
  permittedOn: date('permitted_on'),
  permittedHow: text('permitted_how'),
  permissionNotedBy: uuid('permission_noted_by'),
});

export const talkFiles = pgTable('talk_files', {
  talkId: uuid('talk_id').primaryKey(),
  name: text().notNull(),
  content: bytes().notNull(),
  /** The object that has the bytes in place of this row. */
  object: jsonb().$type<UploadedObject>(),
  storedAt: instant('stored_at').notNull(),
  verdict: text().$type<FileVerdict>().notNull().default('open'),
  judgedAt: instant('judged_at'),
  /** How often a scanner that answers could not judge it. */
  failedScans: integer('failed_scans').notNull().default(0),
});

export const talkMarks = pgTable('talk_marks', {
  talkId: uuid('talk_id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text().$type<'helpful' | 'saved'>().notNull(),
  markedAt: instant('marked_at').notNull(),
});

export const talkProposals = pgTable('talk_proposals', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  whose: text().$type<ProposalKind>().notNull(),
  speakerName: text('speaker_name'),
  /** For the team alone. */
  speakerContact: text('speaker_contact'),
  title: text().notNull(),
  summary: text().notNull(),
  topics: text().array().notNull(),
  link: text(),
  state: text().$type<ProposalState>().notNull().default('received'),
  motive: text(),
  decidedBy: uuid('decided_by'),
  decidedAt: instant('decided_at'),
  talkId: uuid('talk_id'),
  createdAt: instant('created_at').notNull(),
});

export const talkProposalScores = pgTable('talk_proposal_scores', {
  id: uuid().primaryKey().defaultRandom(),
  proposalId: uuid('proposal_id').notNull(),
  reviewerId: uuid('reviewer_id'),
  scores: jsonb().$type<Record<ProposalCriterion, number>>().notNull(),
  note: text().notNull().default(''),
  scoredAt: instant('scored_at').notNull(),
});
