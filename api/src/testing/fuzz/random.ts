/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0, below `end`. */
  below(end: number): number;
  /** True so often, from 0 to 1. */
  chance(share: number): boolean;
  /** One of them. */
  pick<T>(from: readonly T[]): T;
}

/**
 * Mulberry32: small, fast and good enough to choose what to try.
 * @param seeds whole numbers; the same ones give the same choices
 */
export function createRandom(...seeds: number[]): Random {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) + 0x6d2b79f5, 0x811c9dc5);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  // Seeds that lie next to each other begin alike.
  for (let skipped = 0; skipped < 4; skipped += 1) next();
  return {
    below: (end) => Math.floor(next() * end),
    chance: (share) => next() < share,
    pick: (from) => {
      const chosen = from[Math.floor(next() * from.length)];
      if (chosen === undefined) throw new RangeError('There is nothing to pick from.');
      return chosen;
    },
  };
}
