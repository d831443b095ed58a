import * as z from 'zod/mini';
import { anonymousAlias, commentAliasMax, commentContentMax } from './comment-limits.ts';

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
});
export type Comment = z.infer<typeof commentSchema>;
export const commentListSchema = z.array(commentSchema);

/**
 * The body of `POST /comments` (spec section 7; decisions 1.4): exactly `postId, content, alias` always suffices,
 * the rest are optional extras against spam.
 */
export const newCommentSchema = z.object({
  postId: postIdSchema,
  content: z
    .string('Escribe tu comentario.')
    .check(
      z.trim(),
      z.minLength(1, 'Escribe tu comentario.'),
      z.maxLength(commentContentMax, `El comentario no puede pasar de ${commentContentMax} caracteres.`),
    ),
  alias: z.optional(
    z.nullable(
      z
        .string('Escribe un alias o deja el campo vacío.')
        .check(z.trim(), z.maxLength(commentAliasMax, `El alias no puede pasar de ${commentAliasMax} caracteres.`)),
    ),
  ),
  /** Honeypot: people never see it; whoever fills it in is answered as usual and nothing is stored. */
  website: z.optional(z.string()),
  /** Milliseconds between the first touch of the form and sending. */
  elapsedMs: z.optional(z.number()),
});
export type NewComment = z.input<typeof newCommentSchema>;
