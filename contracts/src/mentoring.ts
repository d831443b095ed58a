import * as z from 'zod/mini';
import { mentoringLimits, sessionLengths } from './mentoring-limits.ts';
import {
  mentoringFormats,
  mentoringLanguages,
  mentoringLevels,
  mentoringModalities,
  mentoringSessionStates,
  mentoringSlots,
  mentoringStates,
  mentoringTopics,
  mentorPausers,
  mentorStates,
} from './mentoring-names.ts';
import type { FieldProblem } from './problem.ts';
import { noteProblem, validateMentor, validateMentoringRequest } from './validate-mentoring.ts';

export const mentoringTopicSchema = z.enum(mentoringTopics, 'Ese tema no existe.');
export const mentoringLanguageSchema = z.enum(mentoringLanguages, 'Ese idioma no está en la lista.');
export const mentoringFormatSchema = z.enum(mentoringFormats, 'Ese formato no existe.');
export const mentoringModalitySchema = z.enum(mentoringModalities, 'Elige en-linea o presencial.');
export const mentoringLevelSchema = z.enum(mentoringLevels, 'Elige una opción de la lista.');
export const mentoringStateSchema = z.enum(mentoringStates, 'Ese estado no existe.');
export const mentorStateSchema = z.enum(mentorStates, 'Ese estado no existe.');
export const mentorPauserSchema = z.nullable(z.enum(mentorPausers));

const text = z._default(z.string().check(z.trim()), '');
const answer = z._default(z.boolean(), false);
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

function without<Fields>(problems: (fields: Fields) => FieldProblem[]): z.core.CheckFn<Fields> {
  return (context) => {
    for (const { field, message } of problems(context.value))
      context.issues.push({ code: 'custom', path: [field], message, input: context.value });
  };
}

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
export type MentorOffer = z.input<typeof mentorOfferSchema>;
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
export type NewMentoringRequest = z.input<typeof newMentoringRequestSchema>;
export type MentoringRequestToStore = z.output<typeof newMentoringRequestSchema>;
/** The body that changes a request while nobody has been proposed. */
export const mentoringRequestChangeSchema = z.object(wanted).check(without(validateMentoringRequest));
export type MentoringRequestChange = z.input<typeof mentoringRequestChangeSchema>;

/** Why a mentor fits, one line each; the points explain the order. */
export const matchReasonSchema = z.object({ text: z.string(), points: z.number(), of: z.number() });
export type MatchReason = z.infer<typeof matchReasonSchema>;

const told = {
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
  ...told,
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
  ...told,
  why: z.array(z.string()),
  answerBy: z.string(),
});
export type ProposalToAnswer = z.infer<typeof proposalToAnswerSchema>;

/** A pair in a list. */
export const pairEntrySchema = z.object({
  id: z.string(),
  /** The other member; null when she has left. */
  with: z.nullable(z.string()),
  /** What she is in it who asks. */
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

export const pairSessionSchema = z.object({
  id: z.string(),
  /** ISO 8601 instant. */
  startsAt: z.string(),
  /** On Madrid's clock: `2026-11-28T18:30`. */
  startLocal: z.string(),
  minutes: z.number(),
  place: z.string(),
  state: z.enum(mentoringSessionStates),
  /** Of the caller; nobody else reads it. */
  note: z.string(),
  /** Path of its calendar file below the API. */
  calendar: z.string(),
});
export type PairSession = z.infer<typeof pairSessionSchema>;

export const pairGoalSchema = z.object({ id: z.string(), text: z.string(), done: z.boolean() });
export type PairGoal = z.infer<typeof pairGoalSchema>;

/** A pair as one of the two sees it. */
export const ownPairSchema = z.extend(pairEntrySchema, {
  /** The first line that the other typed for this; null when she has left. */
  contact: z.nullable(z.string()),
  goal: z.string(),
  format: mentoringFormatSchema,
  startedAt: z.string(),
  closedAt: z.nullable(z.string()),
  /** The newest first, 100 at the most. */
  sessions: z.array(pairSessionSchema),
  goals: z.array(pairGoalSchema),
  /** Of the caller. */
  rating: z.nullable(z.object({ stars: z.number(), note: z.string() })),
});
export type OwnPair = z.infer<typeof ownPairSchema>;

const limited = (most: number, what: string) =>
  text.check((context) => {
    if (context.value.length > most)
      context.issues.push({
        code: 'custom',
        message: `${what} no puede pasar de ${most} caracteres (llevas ${context.value.length})`,
        input: context.value,
      });
  });
const needed = (least: number, most: number, whenEmpty: string, what: string) =>
  limited(most, what).check((context) => {
    if (context.value.length < least) context.issues.push({ code: 'custom', message: whenEmpty, input: context.value });
  });
const optionalReason = limited(mentoringLimits.reason, 'El motivo');

/** The body with which she pauses her card, or resumes what she paused herself. */
export const mentorPauseSchema = z.object({ state: z.enum(['active', 'paused']), from: z.enum(['active', 'paused']) });
export type MentorPause = z.infer<typeof mentorPauseSchema>;

/** The body with which a mentor answers. */
export const proposalAnswerSchema = z.object({ accept: z.boolean('Di si puedes o no.'), reason: optionalReason });
export type ProposalAnswer = z.input<typeof proposalAnswerSchema>;

/** The body that pauses, resumes or closes a pair. `again`: the mentee goes on with another mentor. */
export const pairChangeSchema = z.object({
  state: z.enum(['active', 'paused', 'closed'], 'Ese estado no existe.'),
  from: z.enum(['accepted', 'active', 'paused'], 'Ese estado no existe.'),
  /** Read only by those who coordinate. */
  reason: optionalReason,
  again: answer,
});
export type PairChange = z.input<typeof pairChangeSchema>;

const sessionFields = {
  startLocal: z.string('Elige día y hora.').check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Elige día y hora.')),
  minutes: z.literal(sessionLengths, 'Elige cuánto dura.'),
  place: limited(mentoringLimits.place, 'El lugar'),
};
/** The body of a new session. */
export const newPairSessionSchema = z.object({ key: z.uuid('Falta la clave del envío.'), ...sessionFields });
export type NewPairSession = z.input<typeof newPairSessionSchema>;
/** The body that moves a session. */
export const pairSessionMoveSchema = z.object(sessionFields);
export type PairSessionMove = z.input<typeof pairSessionMoveSchema>;
/** The body that says how a session went, or cancels it. */
export const pairSessionStateSchema = z.object({ state: z.enum(mentoringSessionStates, 'Ese estado no existe.') });
/** The body with what she notes of a session for herself. */
export const sessionNoteSchema = z.object({
  text: text.check((context) => {
    const message = noteProblem(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  }),
});
/** The body of a goal; `done` checks it. */
export const newPairGoalSchema = z.object({
  key: z.uuid('Falta la clave del envío.'),
  text: needed(1, mentoringLimits.goalOfPair, 'Escribe el objetivo', 'El objetivo'),
});
export const pairGoalChangeSchema = z.object({ done: z.boolean() });
/** The body with which one says how it went; only the team reads it. */
export const pairRatingSchema = z.object({
  stars: z.literal([1, 2, 3, 4, 5], 'Elige del 1 al 5.'),
  note: optionalReason,
});
/** The body of a report to the team. */
export const pairReportSchema = z.object({
  text: needed(
    mentoringLimits.reportMin,
    mentoringLimits.report,
    `Cuéntanos un poco más: al menos ${mentoringLimits.reportMin} caracteres`,
    'El texto',
  ),
});
