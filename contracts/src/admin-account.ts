import * as z from 'zod/mini';
import { accountLimits, longestSuspension } from './admin-account-limits.ts';
import { accountStates, suspensionReasons } from './admin-account-names.ts';
import { auditEntrySchema } from './audit.ts';
import { deletionRequestSchema } from './my-data.ts';
import { neededText } from './schema-parts.ts';
import { roleSchema } from './session.ts';

/** An account as the administration lists it. Instants are ISO 8601. */
export const accountEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  state: z.enum(accountStates),
  createdAt: z.string(),
  /** ISO date of her last call; null when there was none. */
  lastSeenOn: z.nullable(z.string()),
  secondFactor: z.boolean(),
});
export type AccountEntry = z.infer<typeof accountEntrySchema>;

/** An account with what is needed to look after it. */
export const adminAccountSchema = z.object({
  ...accountEntrySchema.shape,
  /** `until` is null when it has no end. */
  suspension: z.nullable(
    z.object({ since: z.string(), until: z.nullable(z.string()), reason: z.nullable(z.string()) }),
  ),
  /** When the account goes, and whether her comments do. */
  deletion: z.nullable(z.object({ at: z.string(), comments: z.boolean() })),
  secondFactorSince: z.nullable(z.string()),
  sessions: z.number(),
  comments: z.object({ approved: z.number(), pending: z.number(), rejected: z.number(), spam: z.number() }),
  registrations: z.number(),
  achievements: z.number(),
  /** The oldest first. */
  notes: z.array(z.object({ id: z.string(), text: z.string(), author: z.string(), createdAt: z.string() })),
  /** The actions on the account, the newest first. */
  history: z.array(
    z.pick(auditEntrySchema, { id: true, at: true, act: true, actorName: true, before: true, after: true }),
  ),
});
export type AdminAccount = z.infer<typeof adminAccountSchema>;

/** How many accounts there are in each part, and how many were made week by week. */
export const accountFiguresSchema = z.object({
  active: z.number(),
  suspended: z.number(),
  leaving: z.number(),
  never: z.number(),
  /** First days of the last 13 weeks, and the accounts made in each. */
  weeks: z.array(z.string()),
  created: z.array(z.number()),
});
export type AccountFigures = z.infer<typeof accountFiguresSchema>;

const reason = neededText('Escribe por qué.', accountLimits.reason, 'El motivo no puede');

/** The body of what is done about an account and needs a reason: the log keeps it. */
export const accountReasonSchema = z.object({ reason });
export type AccountReason = z.infer<typeof accountReasonSchema>;

/** The body that gives another role; `from` as it was read: the second one gets a conflict. */
export const roleChangeSchema = z.object({ role: roleSchema, from: roleSchema, reason });
export type RoleChange = z.infer<typeof roleChangeSchema>;

const reasonKeys = Object.keys(suspensionReasons) as (keyof typeof suspensionReasons)[];

/** The body that suspends an account. */
export const suspensionSchema = z.object({
  reason: z.enum(reasonKeys, 'Elige un motivo.'),
  /** The text that she reads in addition to the reason. */
  text: neededText('Escribe qué ha pasado.', accountLimits.reason),
  /** Its last day in Barcelona, at most `longestSuspension` days from now; null without end. */
  until: z.nullable(z.iso.date('Escribe la fecha como 2026-11-21.')),
});
export type NewSuspension = z.infer<typeof suspensionSchema>;
export const suspensionEndMessage = `Elige un día desde hoy, como mucho dentro de ${longestSuspension} días.`;

/** The body that has an account go after the days of grace. */
export const accountDeletionSchema = z.object({ ...deletionRequestSchema.shape, reason });
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** The body of a note; `key` is new for each: the same note sent twice is kept once. */
export const accountNoteSchema = z.object({ key: z.uuid(), text: neededText('Escribe la nota.', accountLimits.note) });
export type AccountNote = z.infer<typeof accountNoteSchema>;

const accountId = z.uuid('Ese identificador no es de una cuenta.');

/** The query of a merge: the account that becomes part of another. */
export const mergeQuerySchema = z.object({ from: accountId });
/** The body that merges the account `from` into the one of the path. */
export const mergeSchema = z.object({ from: accountId, reason });
export type Merge = z.infer<typeof mergeSchema>;

/** The effects that a merge would have. */
export const mergePreviewSchema = z.object({
  from: accountEntrySchema,
  /** Why it cannot be done now. */
  obstacle: z.nullable(z.string()),
  comments: z.number(),
  notes: z.number(),
  achievements: z.number(),
  /** Events at which only the merged account is. */
  registrations: z.number(),
  /** Events at which both are: one place stays. */
  sharedEvents: z.number(),
  /** Of the merged account: they end. */
  sessions: z.number(),
  secondFactor: z.boolean(),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;
