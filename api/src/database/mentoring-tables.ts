import type { MatchReason } from '@femcoders/contracts/mentoring';
import type {
  MentoringFormat,
  MentoringLanguage,
  MentoringLevel,
  MentoringModality,
  MentoringSessionState,
  MentoringState,
  MentoringTopic,
  MentorState,
  ProposalState,
} from '@femcoders/contracts/mentoring-names';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The members who offer mentoring: one card per account. */
export const mentors = pgTable('mentors', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  /** Its place below `/mentoria/`. */
  slug: text().notNull(),
  state: text().$type<MentorState>().notNull().default('pending'),
  /** Of a card in pause: the team paused it, so only the team resumes it. */
  pausedByTeam: boolean('paused_by_team').notNull().default(false),
  headline: text().notNull(),
  about: text().notNull(),
  topics: text().array().$type<MentoringTopic[]>().notNull(),
  levels: text().array().$type<MentoringLevel[]>().notNull(),
  languages: text().array().$type<MentoringLanguage[]>().notNull(),
  formats: text().array().$type<MentoringFormat[]>().notNull(),
  modalities: text().array().$type<MentoringModality[]>().notNull(),
  city: text().notNull().default(''),
  slots: text().array().notNull(),
  maxPairs: integer('max_pairs').notNull(),
  /** Shown to her mentees only. */
  contact: text().notNull(),
  isPublic: boolean('is_public').notNull(),
  agreedAt: instant('agreed_at').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const mentoringRequests = pgTable('mentoring_requests', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  state: text().$type<MentoringState>().notNull().default('asked'),
  goal: text().notNull(),
  level: text().$type<MentoringLevel>().notNull(),
  topics: text().array().$type<MentoringTopic[]>().notNull(),
  languages: text().array().$type<MentoringLanguage[]>().notNull(),
  format: text().$type<MentoringFormat>().notNull(),
  modalities: text().array().$type<MentoringModality[]>().notNull(),
  city: text().notNull().default(''),
  slots: text().array().notNull(),
  preferences: text().notNull().default(''),
  /** Shown to the mentor who accepts, and to nobody else. */
  contact: text().notNull(),
  /** All of those proposed said no, or did not answer. */
  ranOut: boolean('ran_out').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  /** Since when it is in its state. */
  stateSince: instant('state_since').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Mentors whom a request is proposed to, one after the other. */
export const mentoringProposals = pgTable('mentoring_proposals', {
  id: uuid().primaryKey().defaultRandom(),
  requestId: uuid('request_id').notNull(),
  mentorId: uuid('mentor_id').notNull(),
  position: integer().notNull(),
  state: text().$type<ProposalState>().notNull().default('queued'),
  score: integer().notNull(),
  /** As they were shown then. */
  reasons: jsonb().$type<MatchReason[]>().notNull(),
  askedAt: instant('asked_at'),
  answerBy: instant('answer_by'),
  answeredAt: instant('answered_at'),
  reason: text().notNull().default(''),
  createdAt: instant('created_at').notNull(),
});

export const mentoringPairs = pgTable('mentoring_pairs', {
  id: uuid().primaryKey().defaultRandom(),
  requestId: uuid('request_id').notNull(),
  /** Null when she has left. */
  mentorId: uuid('mentor_id'),
  /** As the mentor read it when she said yes. */
  goal: text().notNull().default(''),
  startedAt: instant('started_at').notNull(),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by').$type<'mentor' | 'mentee' | 'team'>(),
  closeReason: text('close_reason').notNull().default(''),
});

export const mentoringSessions = pgTable('mentoring_sessions', {
  id: uuid().primaryKey(),
  pairId: uuid('pair_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  minutes: integer().notNull(),
  place: text().notNull().default(''),
  state: text().$type<MentoringSessionState>().notNull().default('planned'),
  /** Grows with every change that a calendar must take over (RFC 5545, section 3.8.7.4). */
  sequence: integer().notNull().default(0),
  remindedAt: instant('reminded_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The private notes of one of the two about a session. */
export const mentoringNotes = pgTable('mentoring_notes', {
  sessionId: uuid('session_id').notNull(),
  userId: uuid('user_id').notNull(),
  text: text().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const mentoringGoals = pgTable('mentoring_goals', {
  id: uuid().primaryKey(),
  pairId: uuid('pair_id').notNull(),
  text: text().notNull(),
  doneAt: instant('done_at'),
  createdAt: instant('created_at').notNull(),
});

/** The rating, shown to the team alone. */
export const mentoringRatings = pgTable('mentoring_ratings', {
  pairId: uuid('pair_id').notNull(),
  userId: uuid('user_id').notNull(),
  stars: integer().notNull(),
  note: text().notNull().default(''),
  updatedAt: instant('updated_at').notNull(),
});

/** The coordinators' notes about a request. */
export const mentoringTeamNotes = pgTable('mentoring_team_notes', {
  id: uuid().primaryKey(),
  requestId: uuid('request_id').notNull(),
  text: text().notNull(),
  authorId: uuid('author_id'),
  /** As she was called then. */
  authorName: text('author_name').notNull(),
  createdAt: instant('created_at').notNull(),
});
