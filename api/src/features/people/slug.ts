/** Longest name for an address, in characters, leaving room for a number. */
const longest = 74;

/**
 * A name as a part of an address: "Núria O'Neill Peña" becomes `nuria-oneill-pena`. Of a name in another alphabet nothing
 * is left.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[øłđæœı]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/[\p{M}'’·`´]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}

/** Those that Unicode does not take apart. */
const plainLetters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };
