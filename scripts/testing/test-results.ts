import { join, relative } from 'node:path';

/** The results of a step's tests. */
export interface TestResults {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the tests that passed only at their second attempt. */
  flaky: string[];
  /** The failures. */
  failures: Failure[];
  files: TestFile[];
}

export interface Failure {
  name: string;
  /** The error, as the runner words it; empty where it has printed that itself. */
  message: string;
}

export interface TestFile {
  /** Path below the repository's root. */
  file: string;
  seconds: number;
}

/** Which runner's report is read; `exit` knows only whether the command ended well. */
export type Runner = 'exit' | 'jest' | 'node' | 'playwright';

const none: TestResults = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [], files: [] };

/**
 * Reads what a runner reports.
 * @param report the runner's machine-readable report, or null when it left none
 * @param ended whether the command ended with exit code 0
 * @returns results with at least one failure when the command did not end well, or when nothing ran
 */
export function readResults(runner: Runner, report: string | null, ended: boolean): TestResults {
  const results = (report !== null && readers[runner]?.(report)) || {
    ...none,
    passed: ended && runner === 'exit' ? 1 : 0,
  };
  const isEmpty = results.passed + results.failed + results.skipped === 0;
  return isEmpty || (!ended && results.failed === 0) ? { ...results, failed: results.failed + 1 } : results;
}

const readers: Partial<Record<Runner, (report: string) => TestResults | null>> = {
  jest(text) {
    const report = JSON.parse(text) as JestReport;
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      ...none,
      passed: report.numPassedTests,
      // A file that could not even be loaded has no tests to fail.
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
      flaky: tests
        .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
        .map((test) => test.fullName),
      failures: [
        ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => printed(fullName)),
        ...report.testResults.filter(isBroken).map(({ name }) => printed(relative(process.cwd(), name))),
      ],
      files: report.testResults.map(({ name, startTime, endTime }) => ({
        file: relative(process.cwd(), name),
        seconds: (endTime - startTime) / 1000,
      })),
    };
  },
  // As scripts/testing/node-reporter.ts writes it, at the very end: a run that broke off leaves an empty file.
  node: (text) => (text.trim() === '' ? null : { ...none, ...(JSON.parse(text) as Partial<TestResults>) }),
  playwright(text) {
    const { config, stats, errors, suites } = JSON.parse(text) as PlaywrightReport;
    return {
      ...none,
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      flaky: suites.flatMap((suite) =>
        testsOf(suite).flatMap(({ title, status }) => (status === 'flaky' ? [`${suite.title}: ${title}`] : [])),
      ),
      failures: suites.flatMap((suite) =>
        testsOf(suite).flatMap(({ title, status }) =>
          status === 'unexpected' ? [printed(`${suite.title}: ${title}`)] : [],
        ),
      ),
      files: suites.map((suite) => ({
        file: relative(process.cwd(), join(config.rootDir, suite.file)),
        seconds: testsOf(suite).reduce((sum, { ms }) => sum + ms, 0) / 1000,
      })),
    };
  },
};

const printed = (name: string): Failure => ({ name, message: '' });

/** A file that could not even be loaded. */
const isBroken = ({ status, assertionResults }: JestReport['testResults'][number]) =>
  status === 'failed' && assertionResults.length === 0;

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status?: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; invocations?: number }[];
  }[];
}

interface PlaywrightReport {
  /** The folder below which files are named. */
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

function testsOf({ suites = [], specs }: PlaywrightSuite): { title: string; status: string; ms: number }[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({ title, status, ms: results.reduce((sum, one) => sum + one.duration, 0) })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/**
 * The results of a step whose failures were tried a second time: what failed only at first is flaky, and so is a runner that
 * broke off. The second run counts what it does not run again in its own way, so that only its failures are taken from it.
 * @param step names a runner that broke off
 */
export function afterSecondAttempt(step: string, first: TestResults, second: TestResults): TestResults {
  const stillFailing = new Set(second.failures.map(({ name }) => name));
  const recovered = first.failures.map(({ name }) => name).filter((name) => !stillFailing.has(name));
  const hasReport = first.passed + first.failures.length > 0;
  const brokeOff = first.failed > first.failures.length && second.failed === second.failures.length;
  return {
    ...first,
    passed: hasReport ? first.passed + recovered.length : second.passed,
    failed: second.failed,
    failures: second.failures,
    flaky: [...recovered, ...(brokeOff ? [`${step}: the runner broke off, or ended badly without a failed test`] : [])],
    files: hasReport ? first.files : second.files,
  };
}

/** The results of several steps together. */
export function sumResults(all: TestResults[]): TestResults {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      flaky: [...sum.flaky, ...one.flaky],
      failures: [...sum.failures, ...one.failures],
      files: [...sum.files, ...one.files],
    }),
    none,
  );
}
