import type { MailState } from '@femcoders/contracts/mail';
import type {
  Greeting,
  MemberAim,
  MemberSituation,
  ReferralSource,
  ShownField,
  Visibility,
} from '@femcoders/contracts/member-profile-names';
import type { PersonGroup } from '@femcoders/contracts/person';
import type { PersonState } from '@femcoders/contracts/person-names';
import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import type { Role } from '@femcoders/contracts/session';
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { UploadedObject } from '../files/uploaded-files.ts';
import { bytes, instant } from './columns.ts';

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  /** Lower case. */
  email: text().notNull(),
  name: text().notNull(),
  avatar: text(),
  role: text().$type<Role>().notNull(),
  passwordHash: text('password_hash').notNull(),
  suspendedAt: instant('suspended_at'),
  /** Null while suspended: until somebody lifts it. */
  suspendedUntil: instant('suspended_until'),
  suspendReason: text('suspend_reason'),
  /** The account goes then, unless she changes her mind. */
  deleteAt: instant('delete_at'),
  deleteComments: boolean('delete_comments').notNull().default(false),
  lastSeenOn: date('last_seen_on'),
  /** When she got the mail that the account will go because nobody uses it; no longer true once she was seen later. */
  inactivityNotifiedOn: date('inactivity_told_on'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The administration's notes about a member. */
export const userNotes = pgTable('user_notes', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  text: text().notNull(),
  authorId: uuid('author_id'),
  /** As she was called then. */
  authorName: text('author_name').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Only the SHA-256 of a token is kept. */
export const sessions = pgTable('sessions', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** The id that its owner uses. */
  id: uuid().notNull().defaultRandom(),
  /** Browser and system in words. */
  device: text(),
  secondFactor: boolean('second_factor').notNull().default(false),
  /** When she last proved in this session that it is her. */
  provenAt: instant('proven_at'),
});

/** Devices in words that an account has been entered with. */
export const knownDevices = pgTable('known_devices', {
  userId: uuid('user_id').notNull(),
  device: text().notNull(),
  lastSeenOn: date('last_seen_on').notNull(),
});

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  /** Sealed with the site's secret key. */
  secret: bytes().notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null while she has not typed a first code. */
  confirmedAt: instant('confirmed_at'),
  /** Codes of this step (RFC 6238) and of earlier ones are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Only what the site's secret key makes of a code is kept. */
export const recoveryCodes = pgTable('recovery_codes', {
  userId: uuid('user_id').notNull(),
  codeHash: bytes('code_hash').notNull(),
  usedAt: instant('used_at'),
});

/** The first steps that a member declares. */
export const firstSteps = pgTable('first_steps', {
  userId: uuid('user_id').primaryKey(),
  joinedSlack: boolean('joined_slack').notNull().default(false),
  readArticle: boolean('read_article').notNull().default(false),
  hidden: boolean().notNull().default(false),
  changedAt: instant('changed_at').notNull(),
});

/** A member's progress in each quiz. */
export const quizProgress = pgTable('quiz_progress', {
  userId: uuid('user_id').notNull(),
  quiz: text().notNull(),
  progress: jsonb().$type<QuizProgress>().notNull(),
  passedAt: instant('passed_at'),
  changedAt: instant('changed_at').notNull(),
});

/** The articles that a member has marked as read, or has unmarked since. */
export const readArticles = pgTable('read_articles', {
  userId: uuid('user_id').notNull(),
  /** Its area and its name: `css/css-grid`. */
  article: text().notNull(),
  read: boolean().notNull(),
  saidAt: instant('said_at').notNull(),
});

/** Logins whose password was right and whose code is still to come. Only the SHA-256 of a secret is kept. */
export const loginChallenges = pgTable('login_challenges', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Of what the account kept of its password then. */
  passwordDigest: bytes('password_digest').notNull(),
  attempts: integer().notNull().default(0),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const mailPreferences = pgTable('mail_preferences', {
  userId: uuid('user_id').notNull(),
  topic: text().notNull(),
  wanted: boolean().notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Without a row her profile is empty. */
export const memberProfiles = pgTable('member_profiles', {
  userId: uuid('user_id').primaryKey(),
  greeting: text().$type<Greeting>().notNull(),
  pronouns: text().notNull(),
  bio: text().notNull(),
  city: text().notNull(),
  jobTitle: text('job_title').notNull(),
  years: integer(),
  skills: text().array().notNull(),
  languages: text().array().notNull(),
  situation: text().$type<MemberSituation>(),
  education: text().notNull(),
  interests: text().array().notNull(),
  seeks: text().array().$type<MemberAim[]>().notNull(),
  offers: text().array().$type<MemberAim[]>().notNull(),
  linkedin: text().notNull(),
  github: text().notNull(),
  web: text().notNull(),
  heardFrom: text('heard_from').$type<ReferralSource>(),
  /** The audience of each field; a missing field is for herself. */
  visibility: jsonb().$type<Partial<Record<ShownField, Visibility>>>().notNull(),
  version: integer().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** One for each member who chose a picture. */
export const avatars = pgTable('avatars', {
  id: text().primaryKey(),
  userId: uuid('user_id').notNull(),
  storedAt: instant('stored_at').notNull(),
});

export const avatarFiles = pgTable('avatar_files', {
  avatarId: text('avatar_id').notNull(),
  /** Edge in pixels. */
  size: integer().notNull(),
  format: text().$type<'avif' | 'webp'>().notNull(),
  content: bytes().notNull(),
});

/** Letters that a member gets once. */
export const memberLetters = pgTable('member_letters', {
  userId: uuid('user_id').notNull(),
  letter: text().$type<'d7' | 'm3'>().notNull(),
  sentAt: instant('sent_at').notNull(),
});

/** Only the SHA-256 of what stands in a link is kept. */
export const passwordLinks = pgTable('password_links', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text().$type<'reset' | 'lock'>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Registrations whose mail has not been confirmed yet. */
export const pendingAccounts = pgTable('pending_accounts', {
  tokenHash: bytes('token_hash').primaryKey(),
  /** Lower case. */
  email: text().notNull(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Few bits of an HMAC of the address and the password: differs for nearly all others, and says nothing of it. */
  passwordTag: integer('password_tag'),
  wantsNews: boolean('wants_news').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const people = pgTable('people', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  name: text().notNull(),
  pronouns: text(),
  group: text('role_group').$type<PersonGroup>().notNull(),
  title: text().notNull(),
  summary: text(),
  topics: text().array().notNull().default([]),
  linkedinUrl: text('linkedin_url'),
  githubUrl: text('github_url'),
  webUrl: text('web_url'),
  portrait: text(),
  sortOrder: integer('sort_order').notNull().default(0),
  state: text().$type<PersonState>().notNull().default('draft'),
  acceptedAt: instant('accepted_at'),
  acceptedBy: uuid('accepted_by'),
  /** How she said so. */
  acceptedNote: text('accepted_note'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const audit = pgTable('audit', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  act: text().notNull(),
  actorId: uuid('actor_id'),
  actorName: text('actor_name'),
  subject: text(),
  before: jsonb(),
  after: jsonb(),
  requestId: text('request_id').notNull(),
  addressHash: text('address_hash'),
});

export const mailOutbox = pgTable('mail_outbox', {
  id: uuid().primaryKey(),
  recipient: text().notNull(),
  replyTo: text('reply_to'),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  state: text().$type<MailState>().notNull().default('queued'),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull().defaultNow(),
  settledAt: instant('settled_at'),
  unsubscribeUrl: text('unsubscribe_url'),
});

export const rateLimits = pgTable('rate_limits', {
  bucket: text().primaryKey(),
  hits: integer().notNull(),
  resetsAt: instant('resets_at').notNull(),
});

export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Pictures that the site serves itself. */
export const pictures = pgTable('pictures', {
  /** From the content. */
  id: text().primaryKey(),
  webp: bytes().notNull(),
  /** The object that has the bytes in place of this row. */
  object: jsonb().$type<UploadedObject>(),
  /** In pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  storedAt: instant('stored_at').notNull(),
});
