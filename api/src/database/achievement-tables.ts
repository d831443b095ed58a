import type {
  AchievementFamily,
  AchievementPalette,
  AchievementState,
  achievementPetals,
  Fact,
} from '@femcoders/contracts/achievement-names';
import type { Visibility } from '@femcoders/contracts/member-profile-names';
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Achievements, for which the community thanks its members. */
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
  /** The deed that earned it, in words; the reason where somebody awarded it. */
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
