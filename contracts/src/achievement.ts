import * as z from 'zod/mini';
import {
  achievementFamilies,
  achievementPalettes,
  achievementPetals,
  achievementStates,
  facts,
} from './achievement-names.ts';
import { visibilities } from './member-profile-names.ts';
import { sound, text, without } from './schema-parts.ts';
import { reasonProblem, validateAchievement } from './validate-achievement.ts';

const family = z.enum(achievementFamilies, 'Elige una familia.');
const state = z.enum(achievementStates, 'Ese estado no existe.');
const fact = z.enum(facts, 'Elige qué se cuenta.');
/** The same levels as those of her profile. */
const visibility = z.enum(visibilities, 'Elige quién lo ve.');
const drawing = z.object({
  petals: z.literal(achievementPetals, 'Elige cuántos pétalos.'),
  palette: z.enum(achievementPalettes, 'Elige los colores.'),
});

const rule = z.object({ fact, threshold: z.number('Pon un número entero.'), since: z.nullable(z.string()) });

/** Fields of every answer about an achievement. */
const commonFields = { id: z.string(), name: z.string(), why: z.string(), family, drawing };

/** One that a member has. */
export const ownAwardSchema = z.object({
  ...commonFields,
  /** Of the award. */
  id: z.string(),
  secret: z.boolean(),
  /** The deed that earned it, in words; the reason where somebody awarded it. */
  evidence: z.string(),
  byHand: z.boolean(),
  /** ISO 8601 instant at which she had done enough. */
  reachedAt: z.string(),
  /** She has not been shown it yet. */
  isNew: z.boolean(),
  visibility,
});
export type OwnAward = z.infer<typeof ownAwardSchema>;

/** One that she may get. */
export const achievementInReachSchema = z.object({
  ...commonFields,
  fact,
  /** How often she has done it. */
  count: z.number(),
  threshold: z.number(),
});
export type AchievementInReach = z.infer<typeof achievementInReachSchema>;

/** The answer of `GET /user/{id}/achievements`. */
export const ownAchievementsSchema = z.object({
  awards: z.array(ownAwardSchema),
  next: z.array(achievementInReachSchema),
});
export type OwnAchievements = z.infer<typeof ownAchievementsSchema>;

/** The body that says who sees an award of hers. */
export const awardVisibilityChangeSchema = z.object({
  award: z.uuid('Ese identificador no es de un logro tuyo.'),
  visibility,
});
export type AwardVisibilityChange = z.infer<typeof awardVisibilityChangeSchema>;

/** One that a member shows to others. */
export const shownAwardSchema = z.object({ ...commonFields, reachedAt: z.string() });
export type ShownAward = z.infer<typeof shownAwardSchema>;

/** An achievement as the administration sees it. */
export const adminAchievementSchema = z.object({
  ...commonFields,
  state,
  secret: z.boolean(),
  rule: z.nullable(rule),
  /** How many have it. */
  holders: z.number(),
  /** Somebody has it or had it: it cannot be deleted any more. */
  wasAwarded: z.boolean(),
  /** ISO 8601 instant; what an edit starts from. */
  updatedAt: z.string(),
});
export type AdminAchievement = z.infer<typeof adminAchievementSchema>;

const given = {
  name: text,
  why: text,
  family,
  drawing,
  secret: z._default(z.boolean(), false),
  rule: z.nullable(rule),
};

/** The body with which an achievement is made. */
export const newAchievementSchema = z.object(given).check(without(validateAchievement));
export type NewAchievement = z.input<typeof newAchievementSchema>;
export type AchievementToStore = z.output<typeof newAchievementSchema>;

/** The body of a change; `updatedAt` as it was read: of two who edit it at once, the second gets a conflict. */
export const achievementChangeSchema = z
  .object({ ...given, updatedAt: z.string() })
  .check(without(validateAchievement));
export type AchievementChange = z.input<typeof achievementChangeSchema>;

/** The body that activates or pauses an achievement; `notify` mails those who get it by that. */
export const achievementStateChangeSchema = z.object({ state, from: state, notify: z._default(z.boolean(), false) });
export type AchievementStateChange = z.input<typeof achievementStateChangeSchema>;

/** Somebody who fulfils a rule. */
export const trialEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  reachedAt: z.string(),
  evidence: z.string(),
  /** Why she would not get it: she has it, or it was taken from her, or she cannot enter. */
  outcome: z.enum(['gets', 'has', 'revoked', 'suspended']),
});
export type TrialEntry = z.infer<typeof trialEntrySchema>;

/** The answer to a rule that is tried on what has been: one page of those who fulfil it. */
export const trialSchema = z.object({
  entries: z.array(trialEntrySchema),
  total: z.number(),
  /** How many of all would get it now. */
  gets: z.number(),
});
export type Trial = z.infer<typeof trialSchema>;

/** An award as the administration sees it. */
export const adminAwardSchema = z.object({
  id: z.string(),
  member: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  evidence: z.string(),
  reachedAt: z.string(),
  /** The administrator who awarded it by hand; null of the site, and once she has left. */
  by: z.nullable(z.string()),
  byHand: z.boolean(),
  revoked: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()), reason: z.string() })),
});
export type AdminAward = z.infer<typeof adminAwardSchema>;

/** Somebody who may be given an achievement by hand. */
export const candidateSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });
export const candidateListSchema = z.array(candidateSchema);
export type Candidate = z.infer<typeof candidateSchema>;

const reason = text.check(sound(reasonProblem));
/** The body of an award by hand. */
export const newAwardSchema = z.object({ member: z.uuid('Elige a quién.'), reason });
/** The body that takes an award away. */
export const revocationSchema = z.object({ reason });
