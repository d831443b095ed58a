import * as z from 'zod/mini';
import { answer, limited, mentoringFormatSchema, optionalReason, pairEntrySchema } from './mentoring.ts';
import { mentoringLimits, sessionLengths } from './mentoring-limits.ts';
import { mentoringSessionStates } from './mentoring-names.ts';
import { sound, text } from './schema-parts.ts';
import { noteProblem } from './validate-mentoring.ts';

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

const needed = (least: number, most: number, whenEmpty: string, what: string) =>
  limited(most, what).check((context) => {
    if (context.value.length < least) context.issues.push({ code: 'custom', message: whenEmpty, input: context.value });
  });

/** The body that pauses, resumes or closes a pair. `again`: the mentee continues with another mentor. */
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
  text: text.check(sound(noteProblem)),
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
export type NewPairRating = z.input<typeof pairRatingSchema>;

/** The body of a report to the team. */
export const pairReportSchema = z.object({
  text: needed(
    mentoringLimits.reportMin,
    mentoringLimits.report,
    `Cuéntanos un poco más: al menos ${mentoringLimits.reportMin} caracteres`,
    'El texto',
  ),
});
