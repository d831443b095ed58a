import * as z from 'zod/mini';
import { spamMax } from './spam-limits.ts';

/**
 * One thing that was noticed in a comment. `words` is for moderators, in Spanish; `points` are negative when it
 * speaks for the comment.
 */
export const spamReasonSchema = z.object({ code: z.string(), words: z.string(), points: z.int() });
export type SpamReason = z.infer<typeof spamReasonSchema>;

/** How much a comment looks like spam. The points of the reasons add up to the score, cut at 0 and at 100. */
export const spamScoreSchema = z.object({
  score: z.int().check(z.gte(0), z.lte(spamMax)),
  reasons: z.array(spamReasonSchema),
});
export type SpamScore = z.infer<typeof spamScoreSchema>;
