import type {
  AchievementFamily,
  AchievementPalette,
  AchievementState,
  achievementPetals,
  Fact,
} from '@femcoders/contracts/achievement-names';
import type { ContactEntryKind, ContactState } from '@femcoders/contracts/contact-inbox-names';
import type { ContactReason, SponsorHelp } from '@femcoders/contracts/contact-names';
import type { ProgrammeEntry, VenueAccessibility } from '@femcoders/contracts/event';
import type { EventSource, EventState } from '@femcoders/contracts/event-names';
import type { FileVerdict } from '@femcoders/contracts/file-verdict';
import type { MailState } from '@femcoders/contracts/mail';
import type {
  Greeting,
  HearingWay,
  MemberAim,
  MemberSituation,
  ShownField,
  Visibility,
} from '@femcoders/contracts/member-profile-names';
import type { CommentState, RejectReason } from '@femcoders/contracts/moderation-names';
import type { PersonGroup } from '@femcoders/contracts/person';
import type { PersonState } from '@femcoders/contracts/person-names';
import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import type { RegistrationState } from '@femcoders/contracts/registration';
import type { Role } from '@femcoders/contracts/session';
import type { SpamReason } from '@femcoders/contracts/spam-score';
import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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

/** What the administration writes about a member. */
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
  /** What its owner calls it by. */
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

/** What a member says of her first steps. */
export const firstSteps = pgTable('first_steps', {
  userId: uuid('user_id').primaryKey(),
  joinedSlack: boolean('joined_slack').notNull().default(false),
  readArticle: boolean('read_article').notNull().default(false),
  hidden: boolean().notNull().default(false),
  changedAt: instant('changed_at').notNull(),
});

/** What a member has done in each quiz. */
export const quizProgress = pgTable('quiz_progress', {
  userId: uuid('user_id').notNull(),
  quiz: text().notNull(),
  progress: jsonb().$type<QuizProgress>().notNull(),
  passedAt: instant('passed_at'),
  changedAt: instant('changed_at').notNull(),
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
  heardFrom: text('heard_from').$type<HearingWay>(),
  /** What is missing is for herself. */
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
  /** Few bits of an HMAC of the address and the password: tells nearly all others apart, and says nothing of it. */
  passwordTag: integer('password_tag'),
  wantsNews: boolean('wants_news').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

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
});

/** Lines that add up to how many there are; triggers write them. */
export const commentCounts = pgTable('comment_counts', {
  postId: integer('post_id').notNull(),
  state: text().$type<CommentState>().notNull(),
  change: integer().notNull(),
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

/** Lines that add up to how many there are; triggers write them. */
export const eventCounts = pgTable('event_counts', {
  /** Of UTC. */
  day: date().notNull(),
  state: text().$type<EventState>().notNull(),
  source: text().$type<EventSource>().notNull(),
  change: integer().notNull(),
});

/** An imported event as its source described it: the columns of the same names, instants as ISO 8601. */
export type ImportedRecord = Record<string, string | boolean | null>;

export const events = pgTable('events', {
  id: uuid().primaryKey().defaultRandom(),
  /** Its place below `/eventos/`; made from the id by default. */
  slug: text().notNull().default(sql`'evento-' || gen_random_uuid()`),
  state: text().$type<EventState>().notNull().default('published'),
  name: text().notNull(),
  logoUrl: text('logo_url'),
  location: text(),
  description: text(),
  eventUrl: text('event_url'),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at'),
  /** When it is over, as the database says: at its end, without one three hours after its start. */
  overAt: instant('over_at').notNull().generatedAlwaysAs(sql`written by migrations/0872_ends_of_events.sql`),
  /** IANA zone of the venue. */
  timezone: text().notNull(),
  about: text(),
  venueName: text('venue_name'),
  venueAddress: text('venue_address'),
  directions: text(),
  online: boolean().notNull().default(false),
  /** Shown only to people with a place. */
  onlineUrl: text('online_url'),
  price: text(),
  food: text(),
  photos: text(),
  programme: jsonb().$type<ProgrammeEntry[]>().notNull().default([]),
  accessibility: jsonb().$type<VenueAccessibility>().notNull().default({}),
  accessibilityNote: text('accessibility_note'),
  takesRegistrations: boolean('takes_registrations').notNull().default(false),
  /** Null: there is room for everybody. */
  capacity: integer(),
  cancelReason: text('cancel_reason'),
  source: text().$type<EventSource>().notNull().default('own'),
  /** Which entry of its source it is; null of an event of our own. */
  sourceKey: text('source_key'),
  /** Grows with every change that a calendar must take over (RFC 5545, section 3.8.7.4). */
  sequence: integer().notNull().default(0),
  /** What the source said at the last reading; null of an event of our own. */
  imported: jsonb().$type<ImportedRecord>(),
  /** Since when the source no longer has it. */
  missingSince: instant('missing_since'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const eventSpeakers = pgTable('event_speakers', {
  eventId: uuid('event_id').notNull(),
  personId: uuid('person_id').notNull(),
  /** Smaller comes first. */
  position: integer().notNull(),
});

export const registrations = pgTable('registrations', {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid('event_id').notNull(),
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull(),
  state: text().$type<RegistrationState>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** Since when she waits: the order of the waiting list. */
  waitingSince: instant('waiting_since'),
  offerExpiresAt: instant('offer_expires_at'),
  cancelledAt: instant('cancelled_at'),
  /** Since when she has her place. */
  placedAt: instant('placed_at'),
  weekReminderAt: instant('week_reminder_at'),
  dayReminderAt: instant('day_reminder_at'),
  checkedInAt: instant('checked_in_at'),
  checkedInBy: uuid('checked_in_by'),
});

/** Places that are asked for without an account, until the link in the mail is confirmed. */
export const placeRequests = pgTable('place_requests', {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid('event_id').notNull(),
  name: text().notNull(),
  /** Lower case. Null of a place that is kept for nobody: somebody asked again with its address, and that request has the next. */
  email: text(),
  createdAt: instant('created_at').notNull(),
  /** Until when the link is good. */
  expiresAt: instant('expires_at').notNull(),
  /** Until when a place is kept; null where there was none, or where it is free again. */
  heldUntil: instant('held_until'),
  /** Stands for the network for which one was kept, also when that is over; null once it is confirmed. */
  keptBy: text('kept_by'),
  confirmedAt: instant('confirmed_at'),
});

/** What stays of an event when names and mails are erased. */
export const pastAttendance = pgTable('past_attendance', {
  eventId: uuid('event_id').primaryKey(),
  registered: integer().notNull(),
  checkedIn: integer('checked_in').notNull(),
  erasedAt: instant('erased_at').notNull(),
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

export const moderationNotice = pgTable('moderation_notice', {
  onlyRow: boolean('only_row').primaryKey(),
  sentAt: instant('sent_at'),
});

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
  verdict: text().$type<FileVerdict>().notNull().default('open'),
  judgedAt: timestamp('judged_at', { withTimezone: true, mode: 'date' }),
  /** How often a scanner that answers could not judge it. */
  failedScans: integer('failed_scans').notNull().default(0),
});

/** Pictures that the site serves itself. */
export const pictures = pgTable('pictures', {
  /** From the content. */
  id: text().primaryKey(),
  webp: bytes().notNull(),
  /** In pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  storedAt: instant('stored_at').notNull(),
});

/** What the team writes about a message: an answer that is mailed, or a note that stays inside. */
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

/** Where events are imported from. */
export const eventFeeds = pgTable('event_feeds', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<'eventbrite' | 'ical'>().notNull(),
  name: text().notNull(),
  /** Of a calendar; never to be logged. */
  address: text(),
  active: boolean().notNull().default(true),
  createdAt: instant('created_at').notNull(),
  /** Somebody wants it read at once. */
  askedAt: instant('asked_at'),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
  succeededAt: instant('succeeded_at'),
  /** The source wants to be left alone until then. */
  notBefore: instant('not_before'),
  found: integer(),
  error: text(),
  notes: text().array().notNull().default([]),
});

/** What the community thanks its members for. */
export const achievements = pgTable('achievements', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  why: text().notNull(),
  family: text().$type<AchievementFamily>().notNull(),
  state: text().$type<AchievementState>().notNull().default('draft'),
  secret: boolean().notNull().default(false),
  petals: integer().$type<(typeof achievementPetals)[number]>().notNull(),
  palette: text().$type<AchievementPalette>().notNull(),
  /** Null with the threshold: it is awarded by hand only. */
  fact: text().$type<Fact>(),
  threshold: integer(),
  /** A day in Madrid. */
  since: date({ mode: 'string' }),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** One row for each time that somebody got one. */
export const achievementAwards = pgTable('achievement_awards', {
  id: uuid().primaryKey().defaultRandom(),
  achievementId: uuid('achievement_id').notNull(),
  userId: uuid('user_id').notNull(),
  /** What has earned it, in words; the reason where somebody awarded it. */
  evidence: text().notNull(),
  reachedAt: instant('reached_at').notNull(),
  awardedAt: instant('awarded_at').notNull(),
  byHand: boolean('by_hand').notNull().default(false),
  awardedBy: uuid('awarded_by'),
  visibility: text().$type<Visibility>().notNull().default('me'),
  seenAt: instant('seen_at'),
  /** A mail about it is still to be written. */
  mailDue: boolean('mail_due').notNull(),
  revokedAt: instant('revoked_at'),
  revokedBy: uuid('revoked_by'),
  revokeReason: text('revoke_reason'),
});
