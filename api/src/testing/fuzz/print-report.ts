import type { FuzzFault, FuzzReport } from './run-fuzz.ts';

const toMb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** A report in lines for the terminal. */
export function* printReport({ faults, broken, statuses, neverDone, heap, slowest }: FuzzReport): Generator<string> {
  for (const fault of faults) yield `${printFault(fault)}\n`;
  for (const law of broken) yield `Does not hold: ${law}`;
  yield `Statuses: ${Object.entries(statuses)
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ')}`;
  yield `Never done: ${neverDone.length > 0 ? neverDone.join(', ') : 'none'}`;
  yield `Heap: ${toMb(heap.before)} before, ${toMb(heap.after)} after`;
  yield `Slowest: ${slowest.map(({ row, ms }) => `${row} ${Math.round(ms)} ms`).join(', ')}`;
  yield `${faults.length} faults, ${broken.length} laws of the data broken`;
}

/** One fault with the line that shows it again. */
export function printFault({ row, what, times, call, asker, curl, answer }: FuzzFault): string {
  return [`✖ ${row}: ${what} (${times} times, first in call ${call} as ${asker})`, `  ${curl}`, `  ${answer}`].join(
    '\n',
  );
}
