import type { WrittenTerm } from './glossary-file.ts';

/** The forms under which a text knows a word, in small letters: the word, its regular plural, and what the author adds. */
export function formsOf({ es, also = [] }: Pick<WrittenTerm, 'es' | 'also'>): string[] {
  const forms = [es, ...(isOneWord(es) ? [pluralOf(es)] : []), ...also];
  return [...new Set(forms.map((form) => form.toLowerCase()))];
}

const isOneWord = (words: string) => /^\p{L}+$/u.test(words);

/** `caja` → `cajas`, `selector` → `selectores`, `matriz` → `matrices`, `función` → `funciones`. */
function pluralOf(word: string): string {
  if (/[aeiouáéó]$/i.test(word)) return `${word}s`;
  if (/z$/i.test(word)) return word.replace(/z$/i, 'ces');
  if (/[sx]$/i.test(word)) return word;
  const last = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' } as const;
  return `${word.replace(/[áéíóú](?=[ns]$)/, (letter) => last[letter as keyof typeof last])}es`;
}
