import { type PanotPalette, panotPalettes } from './panot-palette.ts';

export interface SeededPanot {
  petals: number;
  rotation: number;
  palette: PanotPalette;
}

const palettes = Object.keys(panotPalettes) as PanotPalette[];
const petalCounts = [4, 5, 6, 8, 4, 6, 7, 5];

/**
 * The panot of a name, a title or an id: the same text always gives the same flower, on the server too.
 * Four petals stand diagonally; upright they would read as a medical cross.
 */
export function panotFromSeed(seed: string): SeededPanot {
  const hash = hashText(seed);
  const petals = petalCounts[hash % petalCounts.length] ?? 4;
  return {
    petals,
    rotation: petals === 4 ? 45 : petals % 2 === 0 ? 30 * ((hash >>> 5) % 2) : -90,
    palette: palettes[(hash >>> 9) % palettes.length] ?? 'violet',
  };
}

/** FNV-1a, then mixed so that ids that differ in their last digit differ in every bit; 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
