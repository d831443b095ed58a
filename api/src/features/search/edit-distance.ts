/** Shorter words have too many neighbours. */
const shortest = 3;

/** A word and what is left of it without each of its letters: two words that differ in one mistake share a form. */
export function formsOf(word: string): string[] {
  if (word.length < shortest) return [word];
  const shortened = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
  return [...new Set([word, ...shortened])];
}

/** Whether a word may be taken for another at all: figures and short words mean what they say. */
export const mayHaveTypo = (word: string): boolean => word.length >= shortest && /^[a-z]+$/.test(word);

/**
 * Whether one mistake makes one word of the other: a letter too many, too few, another one, or two neighbours swapped. Of
 * three letters the first is always meant.
 */
export function differByOneEdit(typed: string, word: string): boolean {
  if (typed === word || Math.abs(typed.length - word.length) > 1) return false;
  if (typed.length <= shortest && typed[0] !== word[0]) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < Math.min(typed.length, word.length) - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [a, b] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)];
  if (a.length <= 1 && b.length <= 1) return true;
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}
