import * as z from 'zod/mini';
import { addMarks, type Marks, type SequentialTest } from './sequential-test.ts';

export const vitals = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof vitals)[number];
export const measures = ['troubled', ...vitals] as const;
export type Measure = (typeof measures)[number];

interface BucketCount {
  bucket: number;
  count: number;
}

/** The counts of one arm's visits; vitals in the buckets of `beacon-buckets.ts`. */
export interface ArmCounts extends Record<Vital, readonly BucketCount[]> {
  visits: number;
  /** Visits with any trouble. */
  troubled: number;
}

/** Visits of one page in one hour since the last look. */
export interface Batch {
  /** Route pattern. */
  page: string;
  candidate: ArmCounts;
  stable: ArmCounts;
}

const slowness: SequentialTest = {
  alternatives: [
    { factor: 1.5, weight: 0.5 },
    { factor: 3, weight: 0.5 },
  ],
  limit: 10_000,
  isSparing: false,
};
/**
 * How each measure is tested. The chances of a false stop, one over each limit, are 1 % together (Bonferroni), nearly all of it for trouble: slower
 * pages are found with far fewer visits than there are. Seven times as often is what a broken page looks like, and found soonest; twice as
 * often is found, too, with more visits.
 */
export const tests: Record<Measure, SequentialTest> = {
  troubled: {
    alternatives: [
      { factor: 2, weight: 0.05 },
      { factor: 7, weight: 0.95 },
    ],
    limit: 104,
    isSparing: true,
  },
  lcp: slowness,
  inp: slowness,
  cls: slowness,
};

/** Samples of the stable version on a page from which its 75th percentile there is taken. */
const fewestSamples = 30;
/** Pages of which a threshold is kept: a part has fewer. */
const mostPages = 500;

const bucketsSchema = z.record(z.string(), z.number());
const comparableSchema = z.object({
  visits: z.number(),
  troubled: z.number(),
  lcp: bucketsSchema,
  inp: bucketsSchema,
  cls: bucketsSchema,
});
const armSchema = z.object({
  visits: z.number(),
  troubled: z.number(),
  /**
   * The evidence comparable with the other arm: each batch with the same weight in both. Otherwise an hour in which the site failed, while the share was
   * small, would count for the stable version alone, and hide for good that the candidate is worse.
   */
  comparable: comparableSchema,
});
/** Above which bucket a visit is slow on a page; until that is known, what the stable version had there. */
const thresholdSchema = z.union([z.object({ above: z.number() }), z.object({ learnt: bucketsSchema })]);
const pageSchema = z.object({ lcp: thresholdSchema, inp: thresholdSchema, cls: thresholdSchema });
const logsSchema = z.array(z.number()).check(z.length(2));

/** The stored evidence of a roll-out. */
export const evidenceSchema = z.object({
  /** Natural logarithms of the evidence for each factor. */
  logs: z.object({ troubled: logsSchema, lcp: logsSchema, inp: logsSchema, cls: logsSchema }),
  pages: z.record(z.string(), pageSchema),
  candidate: armSchema,
  stable: armSchema,
});
export type Evidence = z.infer<typeof evidenceSchema>;
export type ArmEvidence = Evidence['candidate'];

const noVisits: ArmEvidence = {
  visits: 0,
  troubled: 0,
  comparable: { visits: 0, troubled: 0, lcp: {}, inp: {}, cls: {} },
};
export const noEvidence: Evidence = {
  logs: { troubled: [0, 0], lcp: [0, 0], inp: [0, 0], cls: [0, 0] },
  pages: {},
  candidate: noVisits,
  stable: noVisits,
};

/**
 * Whether a batch has visits enough to be weighed before its hour is over. It looks at how many came, never at how they went: a batch that is
 * closed because of what happened in it would be no fair sample.
 */
export function isFull({ candidate, stable }: Pick<Batch, 'candidate' | 'stable'>): boolean {
  return candidate.visits >= 5 && stable.visits >= 5;
}

/** Weighs a batch and adds it to what is known. */
export function addBatch(evidence: Evidence, { page, candidate, stable }: Batch): Evidence {
  const known = evidence.pages[page] ?? { lcp: { learnt: {} }, inp: { learnt: {} }, cls: { learnt: {} } };
  const logs = { ...evidence.logs, troubled: weighed(evidence, 'troubled', troubleOf(candidate, stable)) };
  const next = { ...known };
  for (const vital of vitals) {
    const threshold = known[vital];
    // The threshold is what was known before this batch; one that only teaches it says nothing else.
    if ('above' in threshold) {
      logs[vital] = weighed(evidence, vital, slownessOf(candidate[vital], stable[vital], threshold.above));
    } else {
      next[vital] = learn(threshold.learnt, stable[vital]);
    }
  }
  const isKept = page in evidence.pages || Object.keys(evidence.pages).length < mostPages;
  return {
    logs,
    pages: isKept ? { ...evidence.pages, [page]: next } : evidence.pages,
    candidate: added(evidence.candidate, candidate, stable),
    stable: added(evidence.stable, stable, candidate),
  };
}

const weighed = ({ logs }: Evidence, measure: Measure, marks: Marks): number[] =>
  addMarks(tests[measure], logs[measure], marks);

/** No more visits can have had trouble than there were; a process that dies between two writes may leave one without the other. */
function troubleOf(candidate: ArmCounts, stable: ArmCounts): Marks {
  return {
    visits: { candidate: candidate.visits, stable: stable.visits },
    marked: {
      candidate: Math.min(candidate.troubled, candidate.visits),
      stable: Math.min(stable.troubled, stable.visits),
    },
  };
}

function slownessOf(candidate: readonly BucketCount[], stable: readonly BucketCount[], above: number): Marks {
  const slow = (counts: readonly BucketCount[]) => sum(counts.filter(({ bucket }) => bucket > above));
  return {
    visits: { candidate: sum(candidate), stable: sum(stable) },
    marked: { candidate: slow(candidate), stable: slow(stable) },
  };
}

const sum = (counts: readonly BucketCount[]) => counts.reduce((total, { count }) => total + count, 0);

function learn(before: Record<string, number>, counts: readonly BucketCount[]): Evidence['pages'][string][Vital] {
  const learnt = addedBuckets(before, counts);
  const total = Object.values(learnt).reduce((all, count) => all + count, 0);
  return total < fewestSamples ? { learnt } : { above: quantileBucket(learnt, 0.75) ?? 0 };
}

/** The bucket that a share of all counts does not exceed; null without any. */
export function quantileBucket(counts: Record<string, number>, share: number): number | null {
  const total = Object.values(counts).reduce((all, count) => all + count, 0);
  let reached = 0;
  for (const bucket of Object.keys(counts)
    .map(Number)
    .toSorted((one, other) => one - other)) {
    reached += counts[bucket] ?? 0;
    // Counts may be fractions, which add up with rounding errors.
    if (reached >= share * total * (1 - 1e-9)) return bucket;
  }
  return null;
}

function added(arm: ArmEvidence, counts: ArmCounts, others: ArmCounts): ArmEvidence {
  const before = arm.comparable;
  const weight = weightOf(counts.visits, others.visits);
  const addedVital = (vital: Vital) =>
    addedBuckets(before[vital], counts[vital], weightOf(sum(counts[vital]), sum(others[vital])));
  return {
    visits: arm.visits + counts.visits,
    troubled: arm.troubled + counts.troubled,
    comparable: {
      visits: before.visits + weight * counts.visits,
      troubled: before.troubled + weight * counts.troubled,
      lcp: addedVital('lcp'),
      inp: addedVital('inp'),
      cls: addedVital('cls'),
    },
  };
}

/** Of one visit, so that both arms of a batch weigh the same, and one with few of either weighs little (Mantel and Haenszel 1959). */
const weightOf = (own: number, others: number) => (own + others === 0 ? 0 : others / (own + others));

function addedBuckets(
  before: Record<string, number>,
  counts: readonly BucketCount[],
  weight = 1,
): Record<string, number> {
  const after = { ...before };
  if (weight === 0) return after;
  for (const { bucket, count } of counts) after[bucket] = (after[bucket] ?? 0) + weight * count;
  return after;
}
