import * as z from 'zod/mini';
import { inboxLimits } from './contact-inbox-limits.ts';
import { contactStates } from './contact-inbox-names.ts';
import { contactReasons, sponsorHelps } from './contact-names.ts';
import { fileVerdicts } from './file-verdict.ts';
import { neededText } from './schema-parts.ts';

const memberSchema = z.object({ id: z.string(), name: z.string() });

/** A message as the inbox lists it. */
export const inboxEntrySchema = z.object({
  id: z.string(),
  /** `FC-7K3M-2QXD` */
  reference: z.string(),
  reason: z.enum(contactReasons),
  /** Null of an anonymous message. */
  name: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** How it begins. */
  excerpt: z.string(),
  likelySpam: z.boolean(),
  hasAttachment: z.boolean(),
  state: z.enum(contactStates),
  assignedTo: z.nullable(memberSchema),
  /** ISO 8601 instant; of an anonymous message only its day is true. */
  createdAt: z.string(),
  firstAnsweredAt: z.nullable(z.string()),
});
export type InboxEntry = z.infer<typeof inboxEntrySchema>;

/** A message whole, with all that was written about it. */
export const inboxMessageSchema = z.object({
  ...inboxEntrySchema.shape,
  email: z.nullable(z.string()),
  helps: z.array(z.enum(sponsorHelps)),
  /** ISO date. */
  talkDate: z.nullable(z.string()),
  talkCity: z.nullable(z.string()),
  message: z.string(),
  attachment: z.nullable(
    z.object({ name: z.string(), type: z.string(), bytes: z.number(), verdict: z.enum(fileVerdicts) }),
  ),
  /** Answers and notes, the oldest first. */
  thread: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['answer', 'note']),
      text: z.string(),
      author: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** Team members to whom it may be assigned. */
  assignable: z.array(memberSchema),
  /** Where she writes to when she answers our mail. */
  replyTo: z.string(),
});
export type InboxMessage = z.infer<typeof inboxMessageSchema>;

/** How the inbox stands. */
export const inboxFiguresSchema = z.object({
  new: z.number(),
  open: z.number(),
  resolved: z.number(),
  spam: z.number(),
  /** Milliseconds between a message and its first answer; null before there is any. */
  medianAnswerMs: z.nullable(z.number()),
  /** Working days within which an answer is promised. */
  replyDays: z.number(),
});
export type InboxFigures = z.infer<typeof inboxFiguresSchema>;

/** Each change names what it starts from: the second one gets a conflict. */
export const stateChangeSchema = z.object({ state: z.enum(contactStates), from: z.enum(contactStates) });
export type StateChange = z.infer<typeof stateChangeSchema>;
export const assignmentSchema = z.object({ assignee: z.nullable(z.uuid()), from: z.nullable(z.uuid()) });
export type Assignment = z.infer<typeof assignmentSchema>;

/** The body of a note; `key` is new for each: the same note sent twice is kept once. */
export const newNoteSchema = z.object({ key: z.uuid(), text: neededText('Escribe la nota.', inboxLimits.note) });
export type NewNote = z.infer<typeof newNoteSchema>;

/** The body of an answer. */
export const newAnswerSchema = z.object({
  key: z.uuid(),
  text: neededText('Escribe la respuesta.', inboxLimits.answer),
  /** The last answer that its writer has seen; null when there was none. */
  lastAnswer: z.nullable(z.uuid()),
  /** Whether nothing is left to do afterwards. */
  resolve: z.boolean(),
});
export type NewAnswer = z.infer<typeof newAnswerSchema>;
