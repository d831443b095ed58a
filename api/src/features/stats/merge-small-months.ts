/** The count of a month. */
export interface MonthCount {
  /** `2026-09` */
  month: string;
  count: number;
}

/** Months, first and last included, and what was counted in them together. */
export interface Run {
  from: string;
  to: string;
  count: number;
}

/**
 * Puts neighbouring months together until the count of each run may be published. What is left at the end waits until it counts
 * enough by itself: added to the last run, it would follow from how that run has grown since the month before.
 * @param months in their order, without gaps
 * @param least smallest count that is published
 */
export function mergeSmallMonths(months: readonly MonthCount[], least: number): Run[] {
  const runs: Run[] = [];
  let open: Run | undefined;
  for (const { month, count } of months) {
    const run: Run = { from: open?.from ?? month, to: month, count: (open?.count ?? 0) + count };
    open = run.count < least ? run : undefined;
    if (!open) runs.push(run);
  }
  return runs;
}

/**
 * Returns every month from one to another, both included: `monthsBetween('2025-12', '2026-02')` gives three. Counted by hand:
 * a month's name is no instant, so a date would need a zone.
 */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = first.split('-').map(Number);
  for (;;) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name > last) return months;
    months.push(name);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}
