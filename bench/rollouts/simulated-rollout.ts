import { bucketOf } from '@femcoders/registry/beacon-buckets';
import { clsScale } from '@femcoders/registry/beacon-counts';
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

/** The properties of an arm's visits. */
export interface Visits {
  /** Share of the visits that fail. */
  troubled: number;
  /** Medians: milliseconds, a shift. They are lognormal. Not measured unless given. */
  lcp?: number;
  inp?: number;
  cls?: number;
}

export interface Simulated {
  candidate: Visits;
  stable: Visits;
  /** The steps of the roll-out, in order. */
  steps: readonly {
    /** In percent. */
    share: number;
    /** Of the candidate: how many the step lasts, and how many a batch has about. */
    visits: number;
    batch: number;
  }[];
  /** Pages, with their part of the visits and by how much they fail more often and paint later than others. */
  pages?: readonly { part: number; factor: number }[];
  /** Shares of the visits of both that fail in one hour and the next besides: each lasts ten looks. */
  hours?: readonly number[];
  /** Pages that each person visits; she fails on all of them or on none. */
  pagesOfPerson?: number;
  /** Visits of somebody count until the first one that fails. */
  untilFailure?: boolean;
}

const onePage = [{ part: 1, factor: 1 }];
const noOutage = [0];
const looksInHour = 10;

/** @returns visits of the candidate until it was stopped; null when it never was */
export function simulate(
  { candidate, stable, steps, pages = onePage, hours = noOutage, pagesOfPerson = 1, untilFailure = false }: Simulated,
  random: () => number,
): number | null {
  let evidence = noEvidence;
  let visits = 0;
  let looks = 0;
  for (const { share, visits: lasting, batch } of steps) {
    for (let step = 0; step < lasting; looks++) {
      const hour = hours[Math.floor(looks / looksInHour) % hours.length] ?? 0;
      for (const [index, { part, factor }] of pages.entries()) {
        const persons = Math.round((batch * pages.length * part * 100) / share / pagesOfPerson);
        const drawn = binomial(persons, share / 100, random);
        const conditions = { factor, hour, pagesOfPerson, untilFailure };
        const ofCandidate = armOf(drawn, candidate, conditions, random);
        const ofStable = armOf(persons - drawn, stable, conditions, random);
        evidence = addBatch(evidence, { page: `/${index}`, candidate: ofCandidate, stable: ofStable });
        step += ofCandidate.visits;
        visits += ofCandidate.visits;
      }
      if (judge(evidence, { leastVisits: 50 }).worse) return visits;
    }
  }
  return null;
}

interface Conditions {
  factor: number;
  hour: number;
  pagesOfPerson: number;
  untilFailure: boolean;
}

function armOf(
  persons: number,
  { troubled, lcp, inp, cls }: Visits,
  { factor, hour, pagesOfPerson, untilFailure }: Conditions,
  random: () => number,
): ArmCounts {
  const failing = binomial(persons, Math.min(1, troubled * factor + hour), random);
  const pagesOfFailing = untilFailure ? 1 : pagesOfPerson;
  const visits = (persons - failing) * pagesOfPerson + failing * pagesOfFailing;
  const drawn = (median: number | undefined) => (median === undefined ? [] : vitalsOf(visits, median, random));
  return {
    visits,
    troubled: failing * pagesOfFailing,
    lcp: drawn(lcp && lcp * factor),
    inp: drawn(inp),
    cls: drawn(cls && cls * clsScale),
  };
}

/** Of many visits, so many as say the same: a sample keeps the bench short, and makes it harder. */
const mostVitals = 25;
const hits = new Uint16Array(256);

function vitalsOf(visits: number, median: number, random: () => number): { bucket: number; count: number }[] {
  const buckets = bucketsOf(median);
  const counts: { bucket: number; count: number }[] = [];
  for (let one = Math.min(visits, mostVitals); one > 0; one--) {
    const bucket = buckets[Math.floor(random() * buckets.length)] ?? 0;
    if (hits[bucket] === 0) counts.push({ bucket, count: 0 });
    hits[bucket] = (hits[bucket] ?? 0) + 1;
  }
  for (const cell of counts) {
    cell.count = hits[cell.bucket] ?? 0;
    hits[cell.bucket] = 0;
  }
  return counts;
}

/** Spread of the logarithm of vitals: the 75th percentile is half as much again as the median. */
const sigma = 0.6;
const standard = seeded(1);
const deviations = Array.from({ length: 20_000 }, () => sigma * normal(standard));
const known = new Map<number, Uint8Array>();

/** Of as many values of one distribution as are alike for all: drawing one of them is sooner done than a new one. */
function bucketsOf(median: number): Uint8Array {
  const buckets =
    known.get(median) ?? Uint8Array.from(deviations, (deviation) => bucketOf(median * Math.exp(deviation)));
  known.set(median, buckets);
  return buckets;
}

/** Box and Muller (1958). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

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
