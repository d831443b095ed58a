/** How many tests of a step held. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Which runner's account is read; `exit` knows only whether the command ended well. */
export type Counter = 'exit' | 'jest' | 'tap' | 'playwright';

/**
 * Counts the tests of a step.
 * @param report the runner's machine-readable account, or null when it left none
 * @param ended whether the command ended with exit code 0
 * @returns counts with at least one failure when the command did not end well
 */
export function countTests(counter: Counter, report: string | null, ended: boolean): Counts {
  const counts = (report !== null && readers[counter]?.(report)) || { passed: ended ? 1 : 0, failed: 0, skipped: 0 };
  return ended || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const readers: Partial<Record<Counter, (report: string) => Counts | null>> = {
  jest(report) {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(report) as Record<
      string,
      number
    >;
    return {
      passed: numPassedTests ?? 0,
      // A file that could not even be loaded has no tests to fail.
      failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0),
      skipped: numPendingTests ?? 0,
    };
  },
  tap(report) {
    const total = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1] ?? Number.NaN);
    const counts = {
      passed: total('pass'),
      failed: total('fail') + total('cancelled'),
      skipped: total('skipped') + total('todo'),
    };
    return Object.values(counts).some(Number.isNaN) ? null : counts;
  },
  playwright(report) {
    const { stats, errors } = JSON.parse(report) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
      errors: unknown[];
    };
    // The runner names those that held only at the second attempt.
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
  },
};

/** The sum of several steps. */
export function sumCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
