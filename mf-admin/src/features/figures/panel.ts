import { inDigits } from '@femcoders/contracts/spanish-count';
/** A number of the period; null when there is none. */
export interface Fact {
  label: string;
  value: string | null;
}

export interface Series {
  name: string;
  counts: readonly number[];
}

export interface Tally {
  caption: string;
  rows: readonly { name: string; count: number }[];
  /** The total of the shares, where it is more than the sum of the rows. */
  whole?: number;
}

/** The figures of one side of the site: the same in the page and in the file. */
export interface Panel {
  title: string;
  facts: readonly Fact[];
  chart: { caption: string; series: readonly Series[] };
  tallies: readonly Tally[];
  /** A tally with long names, shown below the chart. */
  wideTally?: Tally;
  /** The note needed to read it. */
  note?: string;
}

/** Lines over the days of the period, each by its name. */
export const chart = (caption: string, ...series: readonly (readonly [name: string, counts: readonly number[]])[]) => ({
  caption,
  series: series.map(([name, counts]) => ({ name, counts })),
});

export const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
export const number = (count: number) => inDigits(count);

/** Counts under what the team calls each kind. */
export function named<Kind extends string>(
  tally: readonly { kind: Kind; count: number }[],
  names: Record<Kind, string>,
) {
  return tally.map(({ kind, count }) => ({ name: names[kind], count }));
}

/** Without the kinds that nothing is of. */
export const found = (rows: Tally['rows']) => rows.filter(({ count }) => count > 0);
