import * as z from 'zod/mini';
import { mentoringLimits } from './mentoring-limits.ts';
import {
  mentoringFormats,
  mentoringLanguages,
  mentoringLevels,
  mentoringModalities,
  mentoringSlots,
  mentoringStates,
  mentoringTopics,
  mentorPausers,
  mentorStates,
} from './mentoring-names.ts';
import { sound, text, without } from './schema-parts.ts';
import { tooLong } from './text-problems.ts';
import { validateMentor, validateMentoringRequest } from './validate-mentoring.ts';

export const mentoringTopicSchema = z.enum(mentoringTopics, 'Ese tema no existe.');
export const mentoringLanguageSchema = z.enum(mentoringLanguages, 'Ese idioma no está en la lista.');
export const mentoringFormatSchema = z.enum(mentoringFormats, 'Ese formato no existe.');
export const mentoringModalitySchema = z.enum(mentoringModalities, 'Elige en-linea o presencial.');
export const mentoringLevelSchema = z.enum(mentoringLevels, 'Elige una opción de la lista.');
export const mentoringStateSchema = z.enum(mentoringStates, 'Ese estado no existe.');
export const mentorStateSchema = z.enum(mentorStates, 'Ese estado no existe.');
export const mentorPauserSchema = z.nullable(z.enum(mentorPausers));
/** A yes; no when nothing was sent. */
export const answer = z._default(z.boolean(), false);

/** Each once, however often it was sent. */
const chosen = <Item extends z.core.SomeType>(item: Item) =>
  z._default(
    z.pipe(
      z.array(item).check(z.maxLength(40)),
      z.transform((list) => [...new Set(list)] as z.output<Item>[]),
    ),
    [],
  );

const slot = z.enum(mentoringSlots, 'Ese hueco no existe.');

/** A mentor as everybody may see her. */
export const mentorCardSchema = z.object({
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  topics: z.array(mentoringTopicSchema),
  languages: z.array(mentoringLanguageSchema),
  formats: z.array(mentoringFormatSchema),
  modalities: z.array(mentoringModalitySchema),
  /** Empty where she meets online only. */
  city: z.string(),
  /** She can accompany one more. */
  hasRoom: z.boolean(),
});
export type MentorCard = z.infer<typeof mentorCardSchema>;
export const mentorListSchema = z.array(mentorCardSchema);

/** Her own page. */
export const mentorPageSchema = z.extend(mentorCardSchema, {
  about: z.string(),
  levels: z.array(mentoringLevelSchema),
  slots: z.array(slot),
});
export type MentorPage = z.infer<typeof mentorPageSchema>;

/** The body with which a mentor's card is made or changed. */
export const mentorOfferSchema = z
  .object({
    headline: text,
    about: text,
    topics: chosen(mentoringTopicSchema),
    levels: chosen(mentoringLevelSchema),
    languages: chosen(mentoringLanguageSchema),
    formats: chosen(mentoringFormatSchema),
    modalities: chosen(mentoringModalitySchema),
    city: text,
    slots: chosen(slot),
    maxPairs: z._default(z.number('Elige cuántas.'), 1),
    contact: text,
    isPublic: answer,
    conduct: answer,
    /** As it was read; null for a first card: of two tabs that change it, the second gets a conflict. */
    updatedAt: z.nullable(z.string()),
  })
  .check(without(validateMentor));
export type MentorOfferToStore = z.output<typeof mentorOfferSchema>;

/** Her card as she sees it. */
export const ownMentorSchema = z.object({
  slug: z.string(),
  state: mentorStateSchema,
  /** Null while it is not in pause. */
  pausedBy: mentorPauserSchema,
  headline: z.string(),
  about: z.string(),
  topics: z.array(mentoringTopicSchema),
  levels: z.array(mentoringLevelSchema),
  languages: z.array(mentoringLanguageSchema),
  formats: z.array(mentoringFormatSchema),
  modalities: z.array(mentoringModalitySchema),
  city: z.string(),
  slots: z.array(slot),
  maxPairs: z.number(),
  contact: z.string(),
  isPublic: z.boolean(),
  /** People whom she accompanies now. */
  load: z.number(),
  updatedAt: z.string(),
});
export type OwnMentor = z.infer<typeof ownMentorSchema>;

const wanted = {
  goal: text,
  level: mentoringLevelSchema,
  topics: chosen(mentoringTopicSchema),
  languages: chosen(mentoringLanguageSchema),
  format: mentoringFormatSchema,
  modalities: chosen(mentoringModalitySchema),
  city: text,
  slots: chosen(slot),
  preferences: text,
  contact: text,
  conduct: answer,
};

/** The body of a new request. */
export const newMentoringRequestSchema = z
  .object({ ...wanted, key: z.uuid('Falta la clave del envío.') })
  .check(without(validateMentoringRequest));
export type MentoringRequestToStore = z.output<typeof newMentoringRequestSchema>;

/** The body that changes a request while nobody has been proposed. */
export const mentoringRequestChangeSchema = z.object(wanted).check(without(validateMentoringRequest));
export type MentoringRequestChange = z.input<typeof mentoringRequestChangeSchema>;

/** Why a mentor fits, one line each; the points explain the order. */
export const matchReasonSchema = z.object({ text: z.string(), points: z.number(), of: z.number() });
export type MatchReason = z.infer<typeof matchReasonSchema>;

const commonFields = {
  goal: z.string(),
  level: mentoringLevelSchema,
  topics: z.array(mentoringTopicSchema),
  languages: z.array(mentoringLanguageSchema),
  format: mentoringFormatSchema,
  modalities: z.array(mentoringModalitySchema),
  city: z.string(),
  slots: z.array(slot),
  preferences: z.string(),
};

/** One of those proposed, as the mentee sees her. */
export const ownProposalSchema = z.object({
  name: z.string(),
  headline: z.string(),
  /** Null where she has no public page. */
  slug: z.nullable(z.string()),
  /** Only what speaks for her. */
  why: z.array(z.string()),
  state: z.enum(['queued', 'asked', 'accepted', 'declined', 'expired', 'dropped']),
  /** ISO 8601 instant by which she answers; null before she is asked. */
  answerBy: z.nullable(z.string()),
});
export type OwnProposal = z.infer<typeof ownProposalSchema>;

/** Her request, open or the last that was. */
export const ownRequestSchema = z.object({
  id: z.string(),
  state: mentoringStateSchema,
  ...commonFields,
  contact: z.string(),
  createdAt: z.string(),
  proposals: z.array(ownProposalSchema),
  /** The pair that came of it; null before. */
  pair: z.nullable(z.string()),
});
export type OwnRequest = z.infer<typeof ownRequestSchema>;

/** Somebody asks for her: what a mentor sees before she answers. */
export const proposalToAnswerSchema = z.object({
  id: z.string(),
  name: z.string(),
  ...commonFields,
  why: z.array(z.string()),
  answerBy: z.string(),
});
export type ProposalToAnswer = z.infer<typeof proposalToAnswerSchema>;

/** A pair in a list. */
export const pairEntrySchema = z.object({
  id: z.string(),
  /** The other member; null when she has left. */
  with: z.nullable(z.string()),
  /** The caller's role in the pair. */
  side: z.enum(['mentor', 'mentee']),
  state: z.enum(['accepted', 'active', 'paused', 'closed']),
  nextSession: z.nullable(z.string()),
});
export type PairEntry = z.infer<typeof pairEntrySchema>;

/** The answer of `GET /user/{id}/mentoring`. */
export const ownMentoringSchema = z.object({
  mentor: z.nullable(ownMentorSchema),
  request: z.nullable(ownRequestSchema),
  toAnswer: z.array(proposalToAnswerSchema),
  /** Open ones first; the newest 20. */
  pairs: z.array(pairEntrySchema),
});
export type OwnMentoring = z.infer<typeof ownMentoringSchema>;

/** A text of no more than `most` characters; `what` names it, with its article. */
export const limited = (most: number, what: string) => text.check(sound((written) => tooLong(what, written, most)));

/** Why, where she wants to say it. */
export const optionalReason = limited(mentoringLimits.reason, 'El motivo');

/** The body with which she pauses her card, or resumes what she paused herself. */
export const mentorPauseSchema = z.object({ state: z.enum(['active', 'paused']), from: z.enum(['active', 'paused']) });
export type MentorPause = z.infer<typeof mentorPauseSchema>;

/** The body with which a mentor answers. */
export const proposalAnswerSchema = z.object({ accept: z.boolean('Di si puedes o no.'), reason: optionalReason });
export type ProposalAnswer = z.input<typeof proposalAnswerSchema>;
