/** How much wider each bucket is than the one below it. */
const growth = 1.1;

/**
 * The bucket of a measured amount, 0 or more: bucket 0 holds what is at most 1, bucket n what is above 1.1^(n−1) and at
 * most 1.1^n. Ten minutes in milliseconds are bucket 140.
 */
export function bucketOf(amount: number): number {
  // A power of the growth must not slip into the next bucket by a rounding error.
  return amount <= 1 ? 0 : Math.ceil(Math.log(amount) / Math.log(growth) - 1e-9);
}

/** Returns the value that stands for a bucket: its geometric middle, at most 4.9 % away from all that is in it. */
export function amountOf(bucket: number): number {
  return bucket === 0 ? 1 : growth ** (bucket - 0.5);
}

/**
 * The amount that a share of all that was measured does not exceed.
 *
 * @param counts how often each bucket was hit, in any order
 * @param share between 0 and 1: 0.75 for the 75th percentile
 * @returns null when nothing was measured
 */
export function percentile(counts: readonly { bucket: number; count: number }[], share: number): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let reached = 0;
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    reached += count;
    if (reached >= share * total) return amountOf(bucket);
  }
  return null;
}
