import { laterInstant } from '@femcoders/contracts/later-instant';
import type { ReadArticle, ReadingProgress } from '@femcoders/contracts/reading-progress';
import { mergeReadingProgress, noReadingProgress } from '@femcoders/contracts/reading-progress-merge';
import { readArticlesKey } from '../articles/code-marks.ts';
import { asOwner, createStoredValue } from '../stored/stored-value.ts';

/** The articles that were marked as read on this device. */
export const storedReading = createStoredValue<ReadingProgress>(readArticlesKey, asReadingProgress, noReadingProgress);

/** Id of the member whose account knows them, too; null while they are nobody's. */
export const readingOwner = createStoredValue<string | null>('readArticlesOwner', asOwner, null);

/**
 * Keeps whether an article was read, after what another tab has written meanwhile.
 * @param article its area and name: `css/css-grid`
 * @returns whether it was kept
 */
export function markArticle(article: string, read: boolean): boolean {
  const known = storedReading.read();
  const at = laterInstant(known.articles[article]?.at, Date.now());
  return storedReading.write(mergeReadingProgress(known, { version: 1, articles: { [article]: { at, read } } }));
}

/** Whether it was marked as read. */
export const isRead = ({ articles }: ReadingProgress, article: string): boolean => articles[article]?.read === true;

/** Returns what is stored as far as it is understood: it may be of another version of the site. */
export function asReadingProgress(value: unknown): ReadingProgress | undefined {
  const { version, articles } = (value ?? {}) as Record<keyof ReadingProgress, unknown>;
  if (version !== 1 || typeof articles !== 'object' || articles === null) return undefined;
  return { version, articles: Object.fromEntries(Object.entries(articles).filter(([, one]) => isReadArticle(one))) };
}

function isReadArticle(value: unknown): value is ReadArticle {
  const { at, read } = (value ?? {}) as Record<keyof ReadArticle, unknown>;
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) && typeof read === 'boolean';
}
