import * as z from 'zod/mini';
import {
  matchReasonSchema,
  mentoringFormatSchema,
  mentoringLanguageSchema,
  mentoringLevelSchema,
  mentoringModalitySchema,
  mentoringStateSchema,
  mentoringTopicSchema,
  mentorPauserSchema,
  mentorStateSchema,
} from './mentoring.ts';
import { mentoringLimits } from './mentoring-limits.ts';
import { proposalStates } from './mentoring-names.ts';
import { text } from './schema-parts.ts';

const person = z.object({ id: z.string(), name: z.string() });

/** A request in the list of those who coordinate. */
export const adminMentoringEntrySchema = z.object({
  id: z.string(),
  state: mentoringStateSchema,
  /** The mentee. */
  name: z.string(),
  topics: z.array(mentoringTopicSchema),
  format: mentoringFormatSchema,
  /** Her mentor, or the one who is asked. */
  mentor: z.nullable(z.string()),
  /** ISO 8601 instant since which it is in this state. */
  since: z.string(),
  /** Of the last session that took place, or is to come; null where there is none. */
  lastSession: z.nullable(z.string()),
  /** A pair without a session for three weeks. */
  atRisk: z.boolean(),
  /** Nobody was left of those proposed. */
  ranOut: z.boolean(),
});
export type AdminMentoringEntry = z.infer<typeof adminMentoringEntrySchema>;

/** The figures above the list. */
export const adminMentoringFiguresSchema = z.object({
  asked: z.number(),
  proposed: z.number(),
  accepted: z.number(),
  active: z.number(),
  paused: z.number(),
  closed: z.number(),
  atRisk: z.number(),
  /** ISO 8601 instant since which the oldest request waits; null when none does. */
  oldest: z.nullable(z.string()),
  mentorsPending: z.number(),
  mentorsActive: z.number(),
  /** Pairs that the active mentors could still take. */
  places: z.number(),
});
export type AdminMentoringFigures = z.infer<typeof adminMentoringFiguresSchema>;

/** A mentor whom the engine would propose, and why. */
export const mentorCandidateSchema = z.object({
  id: z.string(),
  name: z.string(),
  headline: z.string(),
  score: z.number(),
  reasons: z.array(matchReasonSchema),
  load: z.number(),
  maxPairs: z.number(),
  /** She has room for one more. */
  canTake: z.boolean(),
  /** The reason against choosing her, in words; null where nothing does. */
  obstacle: z.nullable(z.string()),
});
export type MentorCandidate = z.infer<typeof mentorCandidateSchema>;

export const adminProposalSchema = z.object({
  id: z.string(),
  mentor: z.nullable(person),
  state: z.enum(proposalStates),
  score: z.number(),
  reasons: z.array(matchReasonSchema),
  askedAt: z.nullable(z.string()),
  answerBy: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  /** The reason that she gave for declining. */
  reason: z.string(),
});
export type AdminProposal = z.infer<typeof adminProposalSchema>;

/** A request with all that those who coordinate may know. What the two note for themselves is not part of it. */
export const adminMentoringSchema = z.extend(adminMentoringEntrySchema, {
  menteeId: z.string(),
  goal: z.string(),
  level: mentoringLevelSchema,
  languages: z.array(mentoringLanguageSchema),
  modalities: z.array(mentoringModalitySchema),
  city: z.string(),
  slots: z.array(z.string()),
  preferences: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  proposals: z.array(adminProposalSchema),
  pair: z.nullable(
    z.object({
      id: z.string(),
      mentor: z.nullable(person),
      startedAt: z.string(),
      sessionsDone: z.number(),
      sessionsPlanned: z.number(),
    }),
  ),
  /** Pairs that ended, the latest first. */
  past: z.array(
    z.object({
      id: z.string(),
      mentor: z.nullable(z.string()),
      startedAt: z.string(),
      closedAt: z.string(),
      closedBy: z.nullable(z.enum(['mentor', 'mentee', 'team'])),
      reason: z.string(),
      sessionsDone: z.number(),
      ratings: z.array(z.object({ side: z.enum(['mentor', 'mentee']), stars: z.number(), note: z.string() })),
    }),
  ),
  notes: z.array(z.object({ id: z.string(), text: z.string(), author: z.string(), createdAt: z.string() })),
});
export type AdminMentoring = z.infer<typeof adminMentoringSchema>;

/** The engine's list for a request. */
export const mentorCandidatesSchema = z.array(mentorCandidateSchema);

/** The body that confirms whom to propose, in this order. */
export const newProposalsSchema = z.object({
  mentors: z
    .array(z.uuid('Elige mentoras de la lista.'), 'Elige al menos una mentora.')
    .check(
      z.minLength(1, 'Elige al menos una mentora.'),
      z.maxLength(mentoringLimits.proposals, `Elige como mucho ${mentoringLimits.proposals} mentoras.`),
    ),
});
export type NewProposals = z.infer<typeof newProposalsSchema>;

/** The body that takes back what was proposed, or closes. */
export const adminMentoringChangeSchema = z.object({
  state: z.enum(['asked', 'closed'], 'Ese estado no existe.'),
  from: mentoringStateSchema,
  reason: text.check(
    z.maxLength(mentoringLimits.reason, `El motivo no puede pasar de ${mentoringLimits.reason} caracteres.`),
  ),
});
export type AdminMentoringChange = z.input<typeof adminMentoringChangeSchema>;

/** The body of a note that only the team reads. */
export const mentoringTeamNoteSchema = z.object({
  key: z.uuid('Falta la clave de la nota.'),
  text: text.check(
    z.minLength(1, 'Escribe la nota.'),
    z.maxLength(mentoringLimits.teamNote, `La nota no puede pasar de ${mentoringLimits.teamNote} caracteres.`),
  ),
});
export type MentoringTeamNote = z.input<typeof mentoringTeamNoteSchema>;

/** A mentor in the list of those who coordinate. */
export const adminMentorEntrySchema = z.object({
  id: z.string(),
  userId: z.string(),
  slug: z.string(),
  state: mentorStateSchema,
  /** Null while she is not in pause. */
  pausedBy: mentorPauserSchema,
  name: z.string(),
  headline: z.string(),
  topics: z.array(mentoringTopicSchema),
  isPublic: z.boolean(),
  load: z.number(),
  maxPairs: z.number(),
  /** Requests that wait for her answer. */
  asked: z.number(),
  createdAt: z.string(),
});
export type AdminMentorEntry = z.infer<typeof adminMentorEntrySchema>;

export const adminMentorSchema = z.extend(adminMentorEntrySchema, {
  about: z.string(),
  levels: z.array(mentoringLevelSchema),
  languages: z.array(mentoringLanguageSchema),
  formats: z.array(mentoringFormatSchema),
  modalities: z.array(mentoringModalitySchema),
  city: z.string(),
  slots: z.array(z.string()),
  updatedAt: z.string(),
  pairs: z.array(
    z.object({
      request: z.string(),
      name: z.string(),
      state: mentoringStateSchema,
      since: z.string(),
      lastSession: z.nullable(z.string()),
    }),
  ),
});
export type AdminMentor = z.infer<typeof adminMentorSchema>;

/** The body that takes a mentor in, pauses her or says no. */
export const adminMentorChangeSchema = z.object({ state: mentorStateSchema, from: mentorStateSchema });
export type AdminMentorChange = z.infer<typeof adminMentorChangeSchema>;
