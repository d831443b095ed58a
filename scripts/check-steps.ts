import { join } from 'node:path';
import type { Counter } from './test-counts.ts';

/** One part of `npm test`: a command of its own that says by its exit code whether all is well. */
export interface CheckStep {
  name: string;
  /** Executable and arguments; `report` is a file where it may leave a machine-readable account. */
  command: (report: string) => string[];
  environment?: (report: string) => Record<string, string>;
  /** How its tests are counted; a step without tests of its own counts as one. */
  counter: Counter;
  /** It keeps what has passed: a second run of the same command does only what failed. */
  remembers?: boolean;
  /** Only in `npm run test:full`. */
  long?: boolean;
}

/**
 * On a machine that nobody watches, a test that failed is tried once more (Playwright's own `retries` do so for
 * journeys, Jest's in jest/setup.ts): two cores shared by browser, site and database are now and then too slow for a limit. Whatever needed it is named.
 */
const isUnwatched = Boolean(process.env.CI);

/**
 * What `npm test` does, in this order: first what is quick to tell and quick to mend.
 * @param nodeTests files that `node --test` runs, below the repository's root
 */
export function checkSteps(nodeTests: string[]): CheckStep[] {
  const playwright = (project: string) => [
    'playwright',
    'test',
    '--config',
    join('e2e', 'playwright.config.ts'),
    '--project',
    project,
  ];
  const playwrightReport = (report: string) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return [
    {
      name: 'format',
      command: () => ['biome', 'ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.'],
      counter: 'exit',
    },
    { name: 'types', command: () => ['tsc', '-p', 'tsconfig.json'], counter: 'exit' },
    { name: 'public-api', command: () => ['node', 'scripts/public-api.ts'], counter: 'exit' },
    { name: 'boundaries', command: () => ['node', 'scripts/boundaries.ts'], counter: 'exit' },
    { name: 'unit', command: (report) => ['jest', '--silent', '--json', '--outputFile', report], counter: 'jest' },
    {
      name: 'node',
      command: (report) => ['node', ...nodeTestArguments(report), ...nodeTests],
      counter: 'tap',
      remembers: isUnwatched,
    },
    { name: 'site', command: () => playwright('site'), environment: playwrightReport, counter: 'playwright' },
    { name: 'policy', command: () => ['node', 'api/src/testing/policy/check-policy.ts'], counter: 'exit', long: true },
    {
      name: 'long',
      command: () => playwright('long'),
      environment: playwrightReport,
      counter: 'playwright',
      long: true,
    },
    {
      name: 'chaos',
      command: () => playwright('chaos'),
      environment: playwrightReport,
      counter: 'playwright',
      long: true,
    },
  ];
}

function nodeTestArguments(report: string): string[] {
  return [
    '--test',
    '--test-concurrency=2',
    // A test that waits for ever is a failed test, not a run that never ends; in ms.
    '--test-timeout=180000',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...(isUnwatched ? [`--test-rerun-failures=${report}.passed`] : []),
  ];
}

/** Jest's share of the test files; its own configuration says the same. */
const browserTest =
  /^(?:(?:platform|shared-ui|shell\/src|mf-[^/]+\/src)\/.*\.test\.tsx?|projects\/[^/]+\/src\/.*\.test\.jsx?)$/;

/**
 * The test files that run in Node: all that Jest does not take, so that none is run by nobody.
 * @param files every file of the project
 * @throws when a test is written in a form that nobody can run
 */
export function nodeTestFiles(files: string[]): string[] {
  const rest = files.filter((file) => /\.test\.[cm]?[jt]sx?$/.test(file) && !browserTest.test(file));
  const odd = rest.filter((file) => !file.endsWith('.test.ts'));
  if (odd.length > 0) {
    throw new Error(
      `Nobody runs ${odd.join(', ')}: tests with JSX belong to the browser's folders (jest.config.mjs), all others end in .test.ts.`,
    );
  }
  return rest;
}
