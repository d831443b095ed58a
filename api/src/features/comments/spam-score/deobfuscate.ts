/** Letters of other alphabets that look like Latin ones. */
const lookalikes = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    е: 'e',
    ё: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
    ї: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    ѵ: 'v',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    ɡ: 'g',
    ɑ: 'a',
  }),
);
/** Digits and signs that are written for letters. */
const standIns = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's' }));

/** Signs without a width: format characters, and the joiner of graphemes. */
const invisible = /\p{Cf}|\u034f/gu;
const hiddenInWord = /\p{Script=Latin}\p{Cf}+\p{Script=Latin}/gu;
const spacedLetters = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*·]){3,}\p{L}(?![\p{L}\p{N}])/gu;

/** Lower case without accents, as it was written otherwise. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** Folded words with one space before, between and after them; every number is a `#`. */
export function wordLine(text: string): string {
  const words = fold(text).match(/\p{L}+|\p{N}+(?:[.,]\p{N}+)*|[€$%]/gu) ?? [];
  return ` ${words.map((word) => (/^\p{N}/u.test(word) ? '#' : word)).join(' ')} `;
}

/** The text without what keeps a filter from reading it: invisible signs, look-alike letters, `c4s1n0`, `c a s i n o`. */
export function deobfuscate(text: string): string {
  return fold(text.normalize('NFKC').replace(invisible, ''))
    .replace(spacedLetters, (letters) => letters.replace(/\P{L}/gu, ''))
    .replace(/[\p{L}\p{N}@$]+/gu, readWord);
}

function readWord(word: string): string {
  // Most are nothing but Latin letters.
  if (/^[a-z]+$/.test(word) || !/[a-z]/.test(word)) return word;
  const letters = [...word].map((letter) => lookalikes.get(letter) ?? letter).join('');
  if (!/^[a-z].*[a-z]/.test(letters)) return letters;
  return [...letters].map((letter) => standIns.get(letter) ?? letter).join('');
}

/** How many words have an invisible sign between two Latin letters. */
export function countHiddenSigns(text: string): number {
  return text.match(hiddenInWord)?.length ?? 0;
}

/** How many words of four letters or more mix the Latin alphabet with letters of another that look like it. */
export function countMixedWords(text: string): number {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter(
    (word) => /[a-z]/.test(word) && [...word].some((letter) => lookalikes.has(letter) && letter > 'ˀ'),
  ).length;
}
