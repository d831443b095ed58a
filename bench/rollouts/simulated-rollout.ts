import { bucketOf } from '@femcoders/registry/beacon-buckets';
import { type ArmCounts, addBatch, noEvidence } from '@femcoders/registry/rollouts/evidence';
import { judge } from '@femcoders/registry/rollouts/verdict';

/** Numbers between 0 and 1, the same for the same seed (Tommy Ettinger's mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What the visits of an arm are like. */
export interface Visits {
  /** Share of the visits that fail. */
  troubled: number;
  /** Median of the largest paint, in milliseconds; it is lognormal. Not measured unless given. */
  lcp?: number;
  inp?: number;
}

/** Spread of the logarithm of vitals: the 75th percentile is half as much again as the median. */
const sigma = 0.6;

export interface Simulated {
  candidate: Visits;
  stable: Visits;
  /** Shares that the roll-out has one after the other, in percent, and how many visits of the candidate each lasts. */
  steps: readonly { share: number; visits: number }[];
  /** Pages, with their part of the visits and by how much they fail more often than others. */
  pages?: readonly { part: number; factor: number }[];
}

const onePage = [{ part: 1, factor: 1 }];

/** @returns visits of the candidate until it was stopped; null when it never was */
export function simulate(
  { candidate, stable, steps, pages = onePage }: Simulated,
  random: () => number,
): number | null {
  let evidence = noEvidence;
  let visits = 0;
  for (const { share, visits: lasting } of steps) {
    for (let step = 0; step < lasting; ) {
      for (const [index, { part, factor }] of pages.entries()) {
        // As soon as a batch has five visits of the candidate, as it is on the site.
        const all = Math.round((5 * pages.length * part * 100) / share);
        const drawn = binomial(all, share / 100, random);
        const one = armOf(drawn, candidate, factor, random);
        evidence = addBatch(evidence, {
          page: `/${index}`,
          candidate: one,
          stable: armOf(all - drawn, stable, factor, random),
        });
        step += drawn;
        visits += drawn;
      }
      if (judge(evidence, { leastVisits: 50 }).worse) return visits;
    }
  }
  return null;
}

function armOf(visits: number, { troubled, lcp, inp }: Visits, factor: number, random: () => number): ArmCounts {
  return {
    visits,
    troubled: binomial(visits, Math.min(1, troubled * factor), random),
    lcp: lcp === undefined ? [] : vitalsOf(visits, lcp * factor, random),
    inp: inp === undefined ? [] : vitalsOf(visits, inp, random),
    cls: [],
  };
}

/** Of many visits, so many as say the same: a sample keeps the bench short, and makes it harder. */
const mostVitals = 40;

function vitalsOf(visits: number, median: number, random: () => number): { bucket: number; count: number }[] {
  const counts = new Map<number, number>();
  for (let one = 0; one < Math.min(visits, mostVitals); one++) {
    const bucket = bucketOf(median * Math.exp(sigma * normal(random)));
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return [...counts].map(([bucket, count]) => ({ bucket, count }));
}

/** Box and Muller (1958). */
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** By the gaps between successes, which are geometric: few of them are soon drawn (Devroye 1986, X.4). */
function binomial(times: number, chance: number, random: () => number): number {
  if (chance <= 0) return 0;
  if (chance > 0.5) return times - binomial(times, 1 - chance, random);
  const scale = Math.log(1 - chance);
  let successes = 0;
  for (let at = 0; ; successes++) {
    at += Math.floor(Math.log(1 - random()) / scale) + 1;
    if (at > times) return successes;
  }
}
