import { upperFirst } from '@femcoders/contracts/spanish-case';

const words = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

/**
 * Returns a count that begins a sentence, in words below ten: `Un enlace`, `Dos enlaces`, `12 enlaces`. Reasons of a spam score
 * alone read so; elsewhere it is `counted` (contracts/spanish-count).
 */
export function countInWords(count: number, one: string, many: string): string {
  if (count === 1) return one;
  const word = words[count] ?? String(count);
  return `${upperFirst(word)} ${many}`;
}
