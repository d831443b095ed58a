import type { Beacon } from '@femcoders/contracts/beacon';
import { bucketOf } from './beacon-buckets.ts';

export type BeaconMetric = 'views' | 'failed' | 'errors' | 'ttfb' | 'fcp' | 'lcp' | 'inp' | 'cls' | 'load' | 'refusals';

/** One cell of the statistics: how often a metric of a part fell into a bucket on a page. */
export interface BeaconCount {
  name: string;
  version: string;
  page: string;
  metric: BeaconMetric;
  /** 0 for what is only counted; of a refusal, the place of its directive in `refusedDirectives`. */
  bucket: number;
  count: number;
}

/** So that a layout shift, which has no unit and is mostly below 1, has buckets like milliseconds do. */
export const clsScale = 10_000;

interface Part {
  name: string;
  version: string;
}

/**
 * Returns the counts of a tab's beacon. Every part that took part in the page view has been viewed, and has failed once in it however many
 * errors it had; the vitals of the page are those of its remote, and of the shell that composed it.
 */
export function countsOf({ page, owner, shell, vitals = {}, loads, errors }: Beacon): BeaconCount[] {
  const counts: BeaconCount[] = [];
  const count = ({ name, version }: Part, metric: BeaconMetric, bucket = 0, times = 1) =>
    counts.push({ name, version, page, metric, bucket, count: times });

  for (const part of distinct([owner, shell, ...loads, ...errors])) count(part, 'views');
  for (const part of distinct(errors)) count(part, 'failed');
  for (const part of distinct([owner, shell])) {
    for (const metric of ['ttfb', 'fcp', 'lcp', 'inp'] as const) {
      const ms = vitals[metric];
      if (ms !== undefined) count(part, metric, bucketOf(ms));
    }
    if (vitals.cls !== undefined) count(part, 'cls', bucketOf(vitals.cls * clsScale));
  }
  for (const { ms, ...part } of loads) count(part, 'load', bucketOf(ms));
  for (const { count: times, ...part } of errors) count(part, 'errors', 0, times);
  return counts;
}

function distinct(parts: Part[]): Part[] {
  return [...new Map(parts.map((part) => [`${part.name}@${part.version}`, part])).values()];
}
