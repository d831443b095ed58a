import { and, type SQL, sql } from 'drizzle-orm';
import { wordsOf } from './admin-list.ts';

/**
 * Whether a text holds every word, as `holdsWords` has it, but answered by a trigram index on the text where there is one
 * (migration 0807): for lists that grow. Words of one or two letters say too little for an index.
 * @param text kept as `plain_text` made it
 * @returns undefined for an empty search
 */
export function findsWords(q: string | undefined, text: SQL): SQL | undefined {
  return and(...wordsOf(q).map((word) => findsWord(word, text)));
}

/** The same for one word, to be put together with something else. */
export const findsWord = (word: string, text: SQL): SQL => {
  const meantAsSuch = word.replace(/[\\%_]/g, '\\$&');
  return sql`${text} like plain_text(${`%${meantAsSuch}%`})`;
};
