import { createHash } from 'node:crypto';
import { type CommentFacts, scoreComment } from '../../features/comments/spam-score/spam-score.ts';
import { correctedLegitimate } from './corrected.ts';
import { legitimate } from './legitimate.ts';
import type { Sample } from './sample.ts';
import { spam } from './spam.ts';

export interface Labelled {
  kind: string;
  isSpam: boolean;
  facts: CommentFacts;
}

/** The part that the rules were tuned with, and the part that was only counted. */
export type Part = 'tuning' | 'held-out';

/**
 * Half of the corpus. The text itself decides which half it is in, so that nobody chooses; what a rule was corrected for
 * is never held out.
 */
export function labelledComments(part: Part): Labelled[] {
  const all = [...listed(legitimate, false), ...listed(spam, true)];
  const half = all.filter(({ facts }) => partOf(facts.content) === part);
  return part === 'tuning' ? [...half, ...listed(correctedLegitimate, false)] : half;
}

function listed(kinds: Record<string, Sample[]>, isSpam: boolean): Labelled[] {
  return Object.entries(kinds).flatMap(([kind, samples]) =>
    samples.map((sample) => ({ kind, isSpam, facts: factsOf(sample) })),
  );
}

const factsOf = (sample: Sample): CommentFacts => ({
  alias: 'Anónimo',
  elapsedMs: null,
  sameTextLately: 0,
  siteHost: 'femcoders.example',
  ...(typeof sample === 'string' ? { content: sample } : sample),
});

const partOf = (content: string): Part =>
  (createHash('sha256').update(content).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'held-out';

/** Of those taken for spam, how many are; of the spam, how much is taken for it. */
export function measure(comments: readonly Labelled[], threshold: number): { precision: number; recall: number } {
  const taken = comments.filter(({ facts }) => scoreComment(facts).score >= threshold);
  const right = taken.filter(({ isSpam }) => isSpam).length;
  return { precision: right / taken.length, recall: right / comments.filter(({ isSpam }) => isSpam).length };
}
