import type { JobFilters } from '@femcoders/contracts/job-filters';
import type {
  JobContract,
  JobLevel,
  JobReportReason,
  JobState,
  Workday,
  WorkMode,
} from '@femcoders/contracts/job-names';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const jobOffers = pgTable('job_offers', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  state: text().$type<JobState>().notNull().default('unconfirmed'),
  title: text().notNull(),
  company: text().notNull(),
  companyUrl: text('company_url'),
  mode: text().$type<WorkMode>().notNull(),
  city: text(),
  workday: text().$type<Workday>().notNull(),
  contract: text().$type<JobContract>().notNull(),
  level: text().$type<JobLevel>().notNull(),
  technologies: text().array().notNull(),
  /** Whole euros gross per year. */
  salaryMin: integer('salary_min').notNull(),
  salaryMax: integer('salary_max').notNull(),
  about: text().notNull(),
  musts: text().array().notNull(),
  nices: text().array().notNull(),
  process: text().notNull(),
  equality: text(),
  accessibility: text(),
  apply: text().notNull(),
  days: integer().notNull(),
  contactName: text('contact_name').notNull(),
  contactEmail: text('contact_email').notNull(),
  changes: text().array().notNull().default([]),
  reason: text(),
  haystack: text().notNull(),
  technologyKeys: text('technology_keys').array().notNull(),
  version: integer().notNull().default(1),
  /** Of the link that manages it: those with another are dead. */
  linkVersion: integer('link_version').notNull().default(1),
  /** The mail that asks for a confirmation waits for its turn. */
  mailDue: boolean('mail_due').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  submittedAt: instant('submitted_at'),
  publishedAt: instant('published_at'),
  membersUntil: instant('members_until'),
  expiresAt: instant('expires_at'),
  closedAt: instant('closed_at'),
  endNotifiedFor: instant('told_of_end'),
});

export const jobAlerts = pgTable('job_alerts', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  filters: jsonb().$type<JobFilters>().notNull(),
  createdAt: instant('created_at').notNull(),
  notifiedUntil: instant('told_until').notNull(),
  notifiedAt: instant('told_at'),
});

export const jobMarks = pgTable('job_marks', {
  userId: uuid('user_id').notNull(),
  offerId: uuid('offer_id').notNull(),
  savedAt: instant('saved_at'),
  appliedAt: instant('applied_at'),
});

export const jobReports = pgTable('job_reports', {
  id: uuid().primaryKey().defaultRandom(),
  offerId: uuid('offer_id').notNull(),
  reason: text().$type<JobReportReason>().notNull(),
  note: text().notNull(),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
});
