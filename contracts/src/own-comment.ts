import * as z from 'zod/mini';
import { rejectReasons } from './moderation-names.ts';

/**
 * The state of a comment for its author. What nobody has read yet is pending, also where the spam score set it apart.
 */
export const ownCommentStates = ['pending', 'approved', 'rejected'] as const;
export type OwnCommentState = (typeof ownCommentStates)[number];

/** A comment as the member who wrote it sees it. */
export const ownCommentSchema = z.object({
  id: z.string(),
  postId: z.number(),
  content: z.string(),
  alias: z.string(),
  state: z.enum(ownCommentStates),
  /** Why it was not published, where a moderator said so. */
  reason: z.nullable(z.enum(rejectReasons)),
  /** ISO 8601 instant. */
  createdAt: z.string(),
});
export type OwnComment = z.infer<typeof ownCommentSchema>;

/** The answer of `GET /user/{id}/comments`. */
export const ownCommentListSchema = z.object({
  entries: z.array(ownCommentSchema),
  /** How many there are in each state, whichever is asked for. */
  counts: z.object({ pending: z.number(), approved: z.number(), rejected: z.number() }),
});
export type OwnCommentList = z.infer<typeof ownCommentListSchema>;

/** A published answer to a comment of a member. */
export const receivedAnswerSchema = z.object({
  id: z.string(),
  postId: z.number(),
  /** The comment of hers that it answers. */
  answerTo: z.string(),
  content: z.string(),
  alias: z.string(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
});
export type ReceivedAnswer = z.infer<typeof receivedAnswerSchema>;
export const receivedAnswersSchema = z.array(receivedAnswerSchema);
