import type { Spread } from '../spread.ts';
import type { Machine } from './machine.ts';

/** The goal for the ratio. */
export type Goal = { atLeast: number } | { atMost: number };

/** One thing that was compared with another in the same run. */
export interface MeasuredRow {
  name: string;
  /** Ours divided by what it is compared with, of each round; null where there is nothing to compare with. */
  ratio: Spread | null;
  goal: Goal | null;
  /** Name of the column, with its unit → value. */
  figures: Record<string, number>;
}

export interface MeasuredTable {
  title: string;
  /** A description of the comparison, in a sentence or two. */
  about: string;
  rows: MeasuredRow[];
}

/** The content of `bench/results/<part>.json`. */
export interface BenchReport {
  part: string;
  machine: Machine;
  rounds: number;
  seconds: number;
  tables: MeasuredTable[];
}

/** Whether a row has reached its goal; null when it has none. */
export function isReached({ ratio, goal }: Pick<MeasuredRow, 'ratio' | 'goal'>): boolean | null {
  if (!ratio || !goal) return null;
  return 'atLeast' in goal ? ratio.median >= goal.atLeast : ratio.median <= goal.atMost;
}
