import { spamFrom } from '@femcoders/contracts/spam-limits';
import type { CommentPorts } from './comment-ports.ts';
import type { CommentRow } from './comment-row.ts';
import { scoreComment } from './spam-score/spam-score.ts';

/** The score of a comment's current text, and the state it starts in. */
export function scoreAndState(
  { content, alias, createdAt }: CommentRow,
  elapsedMs: number | null,
  sameTextLately: number,
  { publicUrl }: Pick<CommentPorts, 'publicUrl'>,
) {
  const siteHost = new URL(publicUrl).hostname;
  const { score, reasons } = scoreComment({ content, alias, elapsedMs, sameTextLately, siteHost });
  return { scored: { spamScore: score, spamReasons: reasons }, state: initialState(score, createdAt) };
}

/**
 * The initial state of a comment: pending, or spam by its score. No score publishes anything.
 * @param createdAt when it was sent; a decision at this instant was made by the score
 */
export function initialState(score: number, createdAt: Date): Pick<CommentRow, 'state' | 'decidedAt'> {
  return score >= spamFrom ? { state: 'spam', decidedAt: createdAt } : { state: 'pending', decidedAt: null };
}
