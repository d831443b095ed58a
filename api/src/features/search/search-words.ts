/** Words longer than this are code or nonsense: nobody looks for them. */
const longestWord = 40;

/** The words of a text as the search compares them: lower case, no accents (`ñ` is `n`), letters and figures only. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[a-z0-9]+/g) ?? []).filter((word) => word.length <= longestWord);
}

/** The words of a text as they are written, in lower case, each with what it is compared as. */
export function* spelledWords(text: string): Generator<{ spelling: string; word: string; index: number; end: number }> {
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const [written] = match;
    const [word, ...others] = wordsOf(written);
    if (word === undefined || others.length > 0) continue;
    const { index } = match;
    yield { spelling: written.normalize('NFC').toLowerCase(), word, index, end: index + written.length };
  }
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Endings (without accents) that Snowball's Spanish leaves different although they belong together; the first match counts. */
const joined: readonly [RegExp, string][] = [
  // animación, animaciones: without its accent the first would stay whole.
  [/aciones$|acion$/, 'aciones'],
  // accesible, accesibilidad.
  [/([ai])bilidad(?:es)?$/, '$1ble'],
  // taller, talleres; imagen, imágenes: Snowball takes the ending of the first for a verb's.
  [/(?<!bl)(?<=[b-df-hj-np-tv-z])es$/, ''],
  // framework, frameworks.
  [/(?<=[b-df-hj-np-rtv-z])s$/, ''],
];

/**
 * A word as it is handed to the database to find its root.
 * @param word as `wordsOf` gives it
 */
export function rootable(word: string): string {
  for (const [ending, other] of joined) if (word.length > 4 && ending.test(word)) return word.replace(ending, other);
  return word;
}

/** A text as it is handed to the database's `to_tsvector('es_roots', …)`. */
export function rootableText(text: string): string {
  return wordsOf(text).map(rootable).join(' ');
}
