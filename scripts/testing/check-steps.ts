import { join } from 'node:path';
import { type LongPart, longNodeTests } from './long-parts.ts';
import { groupTests } from './test-groups.ts';
import type { Runner } from './test-results.ts';

/** One part of `npm test`: a command that says by its exit code whether all is well. */
export interface CheckStep {
  name: string;
  /**
   * Executable and arguments.
   * @param report file where the runner may leave a machine-readable report
   * @param only the test files to run; all of the step when left out
   */
  command: (report: string, only?: string[]) => string[];
  environment?: (report: string) => Record<string, string>;
  /** The runner of its tests; a step without its own tests counts as one. */
  runner: Runner;
  /** Runs in parallel with the others that say so: it takes one processor and prints little. */
  static?: boolean;
  /** Its test files among those of the project. */
  tests?: (files: string[]) => string[];
  /** A second run of the same command runs only what failed. */
  remembersFailures?: boolean;
}

/**
 * On a machine that nobody watches, a test that failed is tried once more (Playwright's own `retries` do so for
 * journeys, Jest's in build/jest/setup.mjs), so that one slow moment does not hide what else a run has to say. What needed it
 * is counted as flaky and named: it is a fault to mend.
 */
const isUnwatched = Boolean(process.env.CI);

const playwright = (project: string, files: string[] = []) => [
  'playwright',
  'test',
  '--config',
  join('e2e', 'playwright.config.ts'),
  `--project=${project}`,
  ...files,
];
const playwrightEnvironment = (report: string) => ({
  ...cachesOfNode(),
  PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  PLAYWRIGHT_TRANSFORM_CACHE_DIR: cacheFolder('playwright'),
});

const cacheFolder = (name: string) => join(process.cwd(), 'node_modules', '.cache', name);
/** Compiled modules are kept from one process to the next, also those of the sites that journeys visit. */
const cachesOfNode = () => ({ NODE_COMPILE_CACHE: cacheFolder('node-compile') });

/**
 * Returns the steps of `npm test`: first what is quick to run and quick to mend.
 * @param nodeTests files that `node --test` runs, below the repository's root
 */
export function checkSteps(nodeTests: string[]): CheckStep[] {
  return [
    {
      name: 'format',
      command: () => ['biome', 'ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.'],
      runner: 'exit',
      static: true,
    },
    {
      name: 'types',
      // Two checkers for two processors (20 s of processor time become 14 s), and later runs check what has changed (2 s).
      command: () => [
        'tsc',
        ...['-p', 'tsconfig.json', '--checkers', '2'],
        ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
      ],
      runner: 'exit',
      static: true,
    },
    { name: 'public-api', command: () => ['node', 'scripts/public-api.ts'], runner: 'exit', static: true },
    { name: 'boundaries', command: () => ['node', 'scripts/boundaries.ts'], runner: 'exit', static: true },
    {
      name: 'unit',
      command: (report, only) => [
        'jest',
        '--silent',
        '--json',
        '--outputFile',
        report,
        ...(only ? ['--runTestsByPath', ...only] : []),
      ],
      runner: 'jest',
      tests: (files) => files.filter((file) => browserTest.test(file)),
    },
    {
      ...nodeStep('node', nodeTests.filter(isShort)),
      tests: (files) => nodeTestFiles(files).filter(isShort),
    },
    {
      name: 'site',
      command: (_report, only) => playwright('site', only),
      environment: playwrightEnvironment,
      runner: 'playwright',
      tests: (files) => files.filter((file) => /^e2e\/site\/.*\.spec\.ts$/.test(file)),
    },
  ];
}

const isShort = (file: string) => !longNodeTests.has(file);

/** The long tests, part by part. */
export function longSteps(parts: readonly LongPart[]): CheckStep[] {
  return parts.map(({ name, project, files, environment, workers }) =>
    project === 'node'
      ? nodeStep(name, files)
      : {
          name,
          command: () => [...playwright(project, files), ...(workers ? [`--workers=${workers}`] : [])],
          environment: (report) => ({ ...playwrightEnvironment(report), ...environment }),
          runner: 'playwright',
        },
  );
}

function nodeStep(name: string, files: string[]): CheckStep {
  return {
    name,
    command: (report, only = files) => ['node', ...nodeTestArguments(report), ...groupTests(only, report)],
    environment: cachesOfNode,
    runner: 'node',
    remembersFailures: isUnwatched,
  };
}

function nodeTestArguments(report: string): string[] {
  return [
    '--import=./start/src/testing/resolve-from-cache.ts',
    '--test',
    '--test-concurrency=3',
    // A test that waits for ever is a failed test, not a run that never ends; in ms, and for a group of files, too.
    '--test-timeout=600000',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/testing/node-reporter.ts',
    `--test-reporter-destination=${report}`,
    ...(isUnwatched ? [`--test-rerun-failures=${report}.passed`] : []),
  ];
}

/** Jest's share of the test files; its own configuration says the same. */
const browserTest = /^(?:platform|shared-ui|kit|shell\/src|mf-[^/]+\/src)\/.*\.test\.tsx?$/;

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
