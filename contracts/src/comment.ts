import * as z from 'zod/mini';
import { anonymousAlias } from './anonymous-alias.ts';
import { commentAliasMax, commentContentMax, reportNoteMax } from './comment-limits.ts';
import { rejectReasons } from './moderation-names.ts';
import { neededText } from './schema-parts.ts';

export { anonymousAlias, commentAliasMax, commentContentMax };

/** The largest post id: PostgreSQL's `integer`. */
const postIdMax = 2_147_483_647;

export const postIdSchema = z
  .int('Indica el número de la publicación.')
  .check(z.gte(1, 'Indica el número de la publicación.'), z.lte(postIdMax, 'Ese número de publicación no existe.'));

/** A comment as the API sends it (spec section 3). `createdAt` is an ISO 8601 instant in UTC. */
export const commentSchema = z.object({
  id: z.string(),
  postId: z.number(),
  content: z.string(),
  alias: z.string(),
  approved: z.boolean(),
  createdAt: z.string(),
  /** Of an answer: the comment that it answers, which may be gone. */
  answerTo: z.optional(z.string()),
  /** How many members it has helped, where it has helped one. */
  helpful: z.optional(z.number()),
});
export type Comment = z.infer<typeof commentSchema>;

/** A comment in a list that has the answers below what they answer. */
export const listedCommentSchema = z.extend(commentSchema, {
  /** The oldest `answersPerPage` answers, the oldest first. */
  answers: z.optional(z.array(commentSchema)),
  /** How many answers there are besides, where there are any. */
  moreAnswers: z.optional(z.number()),
});
export type ListedComment = z.infer<typeof listedCommentSchema>;
export const commentListSchema = z.array(listedCommentSchema);

/** Whether a comment has helped a member, and how many it has helped. */
export const helpfulAnswerSchema = z.object({ helpful: z.boolean(), count: z.number() });
export type HelpfulAnswer = z.infer<typeof helpfulAnswerSchema>;

/** The header with the secret that `POST /comments` has answered. */
export const editTokenHeader = 'x-comment-token';

/** The answer to a sent comment: the comment, and the secret with which she may still change it. */
export const sentCommentSchema = z.extend(commentSchema, {
  editToken: z.string(),
  /** ISO 8601 instant. */
  editableUntil: z.string(),
});
export type SentComment = z.infer<typeof sentCommentSchema>;

/** The answer of `GET /comments/approved/count`. */
export const commentCountSchema = z.object({
  total: z.number(),
  /** Where the comment that was asked about stands, the newest being 1; null when it is not among them. */
  place: z.nullable(z.number()),
  /** How many answers stand below them, where the list has them there. */
  answers: z.optional(z.number()),
  /** Where an answer that was asked about stands below what it answers, the oldest being 1, where the list has it there. */
  below: z.optional(z.object({ answerTo: z.string(), place: z.number() })),
});
export type CommentCount = z.infer<typeof commentCountSchema>;

const content = neededText('Escribe tu comentario.', commentContentMax, 'El comentario no puede');
const alias = z.optional(
  z.nullable(
    z
      .string('Escribe un alias o deja el campo vacío.')
      .check(z.trim(), z.maxLength(commentAliasMax, `El alias no puede pasar de ${commentAliasMax} caracteres.`)),
  ),
);

/**
 * The body of `POST /comments` (spec section 7; decisions 1.4): exactly `postId, content, alias` always suffices,
 * the rest are optional extras against spam.
 */
export const newCommentSchema = z.object({
  postId: postIdSchema,
  content,
  alias,
  /** The comment that it answers; of an answer, it is what that one answers. */
  answerTo: z.optional(z.uuid('Ese identificador no es de un comentario.')),
  /** Honeypot: people never see it; a sender that fills it in is answered as usual and nothing is stored. */
  website: z.optional(z.string()),
  /** Milliseconds between the first touch of the form and sending. */
  elapsedMs: z.optional(z.number()),
});
export type NewComment = z.input<typeof newCommentSchema>;

/** The body of `PATCH /comments/{id}`. */
export const commentEditSchema = z.object({ content, alias });
export type CommentEdit = z.input<typeof commentEditSchema>;

/** The body of `POST /comments/{id}/reports`. */
export const newReportSchema = z.object({
  reason: z.enum(rejectReasons, 'Elige un motivo.'),
  note: z.optional(
    z
      .string('Escribe la nota de nuevo.')
      .check(z.trim(), z.maxLength(reportNoteMax, `La nota no puede pasar de ${reportNoteMax} caracteres.`)),
  ),
});
export type NewReport = z.input<typeof newReportSchema>;
