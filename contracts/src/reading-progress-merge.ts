import { readingLimits } from './reading-limits.ts';
import type { ReadingProgress } from './reading-progress.ts';

/** Of somebody who has said nothing yet. */
export const noReadingProgress: ReadingProgress = { version: 1, articles: {} };

/**
 * Joins what two devices, or a device and the account, know of what she has read. The order does not matter, and neither
 * does how often the same is joined: of an article the later word counts; of two at the same instant, that it was read.
 * Of more than is kept, the newest stay.
 */
export function mergeReadingProgress(one: ReadingProgress, other: ReadingProgress): ReadingProgress {
  const articles = { ...one.articles };
  for (const [article, theirs] of Object.entries(other.articles)) {
    const ours = articles[article];
    if (!ours || theirs.at > ours.at || (theirs.at === ours.at && theirs.read)) articles[article] = theirs;
  }
  const newest = Object.entries(articles)
    .sort(([a, one], [b, two]) => two.at.localeCompare(one.at) || a.localeCompare(b))
    .slice(0, readingLimits.articles);
  return { version: 1, articles: Object.fromEntries(newest) };
}
