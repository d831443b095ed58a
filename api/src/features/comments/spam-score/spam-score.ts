import { spamMax } from '@femcoders/contracts/spam-limits';
import type { SpamReason, SpamScore } from '@femcoders/contracts/spam-score';
import { type CommentFacts, readComment } from './reading.ts';
import { signals } from './signals.ts';

export type { CommentFacts };

/**
 * How much a comment looks like spam, from 0 to 100, and why: by rules that can be read, without a clock, a database or
 * anybody else's service. It helps moderators to begin with what needs them; it decides nothing.
 */
export function scoreComment(facts: CommentFacts): SpamScore {
  const reading = readComment(facts);
  const reasons = signals
    .map((signal) => signal(reading))
    .filter((reason): reason is SpamReason => reason !== null)
    .toSorted((a, b) => b.points - a.points);
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { score: Math.min(spamMax, Math.max(0, sum)), reasons };
}
