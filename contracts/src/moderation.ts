import * as z from 'zod/mini';
import { adminListSchema } from './admin-list.ts';
import { commentSchema } from './comment.ts';
import { batchMax, rejectNoteMax } from './moderation-limits.ts';
import { commentStates, decisions, rejectReasons } from './moderation-names.ts';
import { limitedText } from './schema-parts.ts';
import { spamReasonSchema } from './spam-score.ts';

const stateSchema = z.enum(commentStates);

/** A comment as moderators see it. */
export const moderatedCommentSchema = z.extend(commentSchema, {
  state: stateSchema,
  /** From 0 to 100, the more the likelier it is spam; null of a comment from before there was a score. */
  score: z.nullable(z.number()),
  reasons: z.array(spamReasonSchema),
  /** Null while the comment waits. */
  decision: z.nullable(
    z.object({
      /** ISO 8601 instant in UTC. */
      at: z.string(),
      /** Name of the moderator; null when her account is gone, and when it was the score. */
      by: z.nullable(z.string()),
      byScore: z.boolean(),
      reason: z.nullable(z.enum(rejectReasons)),
      note: z.nullable(z.string()),
    }),
  ),
  /** The article it was written below: an article that is read under this address now; null for one that nobody knows. */
  article: z.nullable(z.object({ title: z.string(), path: z.string() })),
  /** The comment that it answers; null of one that is gone, and missing where it answers none. */
  answersTo: z.optional(z.nullable(z.object({ alias: z.string(), content: z.string(), approved: z.boolean() }))),
  /** ISO 8601 instant: when its author last changed it; null of what stands as it was sent. */
  editedAt: z.nullable(z.string()),
  /** The reports of readers, until a moderator keeps the comment; null when nobody does. */
  reports: z.nullable(
    z.object({
      count: z.number(),
      /** ISO 8601 instant of the first. */
      since: z.string(),
      /** ISO 8601 instant of the last: what comes later she has not seen. */
      until: z.string(),
      /** How often each reason was given, the most frequent first. */
      reasons: z.array(z.object({ reason: z.enum(rejectReasons), count: z.number() })),
      /** The newest first, and not more than 20. */
      notes: z.array(z.object({ reason: z.enum(rejectReasons), note: z.string(), at: z.string() })),
    }),
  ),
  /** How comments with the same alias were decided; null for the alias of those who give none. */
  sameAlias: z.nullable(z.object({ approved: z.number(), rejected: z.number() })),
});
export type ModeratedComment = z.infer<typeof moderatedCommentSchema>;

/** The answer of `GET /admin/comments`. */
export const moderationListSchema = z.extend(adminListSchema(moderatedCommentSchema), {
  /** ISO 8601 instant: asked again `until` then, the list holds nothing that has been written since. */
  asOf: z.string(),
  /** How many more would be in the list without `until`. */
  newer: z.number(),
  /** That there are more than `total`: those that hold the words looked for are counted only so far beyond the page. */
  more: z.optional(z.boolean()),
  counts: z.object({
    pending: z.number(),
    /** Of the approved ones. */
    reported: z.number(),
    approved: z.number(),
    rejected: z.number(),
    spam: z.number(),
  }),
  /** The articles that have comments in this list, in order. */
  postIds: z.array(z.number()),
  /** The titles of those that are published on the site, by their numbers. */
  titles: z.record(z.string(), z.string()),
});
export type ModerationList = z.infer<typeof moderationListSchema>;

/** The state in which the moderator saw the comment: when it is another by now, somebody was first. */
const from = z.optional(stateSchema);

/** The `editedAt` of the text that she read: when it is another by now, she has not read what stands there. */
const edited = z.optional(z.nullable(z.iso.datetime('Indica un momento como 2026-11-21T09:30:00Z.')));
const seen = { from, edited };

/** The `reports.until` that she saw: keeping the comment is done with those reports, and with none that came later. */
const reportsUntil = z.optional(z.iso.datetime('Indica un momento como 2026-11-21T09:30:00Z.'));

/** The optional body of approving, restoring and marking as spam. */
export const decisionBodySchema = z.optional(z.nullable(z.object(seen)));

const rejection = {
  reason: z.optional(z.enum(rejectReasons, 'Elige un motivo de la lista.')),
  note: z.optional(limitedText(rejectNoteMax, 'La nota no puede')),
};

/** The optional body of `DELETE /comments/reject/{id}`. */
export const rejectionBodySchema = z.optional(z.nullable(z.object({ ...seen, ...rejection })));

/** The body of `POST /admin/comments/decisions`: reason and note count only for rejecting. */
export const decisionBatchSchema = z.object({
  decisions: z
    .array(
      z.object({
        id: z.uuid('Ese identificador no es de un comentario.'),
        decision: z.enum(decisions, 'Esa decisión no existe.'),
        ...seen,
        reportsUntil,
        ...rejection,
      }),
    )
    .check(
      z.minLength(1, 'Elige al menos un comentario.'),
      z.maxLength(batchMax, `Elige ${batchMax} comentarios como mucho.`),
    ),
});
export type DecisionBatch = z.input<typeof decisionBatchSchema>;
export type CommentOrder = DecisionBatch['decisions'][number];

/** The outcome of each decision of a batch. */
export const decisionOutcomesSchema = z.object({
  outcomes: z.array(
    z.object({
      id: z.string(),
      /**
       * `conflict`: it was decided otherwise meanwhile; `changed`: its author has changed the text meanwhile;
       * `not-found`: there is no such comment.
       */
      outcome: z.enum(['done', 'conflict', 'changed', 'not-found']),
      /** A Spanish sentence, when it was not done. */
      message: z.nullable(z.string()),
    }),
  ),
});
export type DecisionOutcomes = z.infer<typeof decisionOutcomesSchema>;
