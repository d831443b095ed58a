/** Finds whole words in a line that `wordLine` made. */
export type Terms = RegExp;

/**
 * @param list folded words and phrases, `|` between them; a `*` stands for any ending, a `#` for a number. Letters only:
 *   nothing in it may run twice over the same characters.
 */
export function terms(list: string): Terms {
  const patterns = list.split('|').map((term) => term.trim().replaceAll('*', '\\p{L}*').replaceAll('$', '\\$'));
  return new RegExp(` (?:${patterns.join('|')})(?= )`, 'gu');
}

/** How many different ones of them the line has. */
export function countTerms(line: string, among: Terms): number {
  return new Set(line.match(among)).size;
}
