/** The middle of several measurements, and how far they lie apart. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** @throws RangeError without any value */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) throw new RangeError('Nothing was measured.');
  return { median: medianOf(sorted), least, most };
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Each value divided by the one of the same round: what slowed the machine down slowed both. */
export function ratiosOf(values: readonly number[], against: readonly number[]): Spread {
  return spreadOf(values.map((value, round) => value / (against[round] ?? Number.NaN)));
}
