import type { MeasuredTable } from './report/bench-report.ts';

/** The dependencies of a part of the bench. */
export interface BenchContext {
  /** Absolute path of its own folder, removed afterwards. */
  folder: string;
  /** How many times everything is measured, one after the other in turns. */
  rounds: number;
  /** How long one contender is measured in one round, in seconds. */
  seconds: number;
  /** True for a first look: smaller amounts, whose numbers are not kept. */
  quick: boolean;
  /** Prints how far it is. */
  say(line: string): void;
  /** Notes how to end what has been started; called in the opposite order, also when the part fails. */
  onEnd(close: () => Promise<unknown>): void;
}

/** One part of the bench: `npm run bench -- <name>`. */
export interface BenchPart {
  /** @returns the tables, as docs/measurements.md shows them */
  run(context: BenchContext): Promise<MeasuredTable[]>;
}
