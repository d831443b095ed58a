import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { nodeTestFiles } from './check-steps.ts';
import { afterSecondAttempt, readResults, sumResults } from './test-results.ts';

const none = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [], files: [] };

const jestReport = (report: object) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [],
    ...report,
  });
const playwrightReport = (report: object) =>
  JSON.stringify({
    config: { rootDir: join(process.cwd(), 'e2e') },
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
    suites: [],
    ...report,
  });

describe('the results of a step', () => {
  test('count one for a check without tests', () => {
    assert.deepEqual(readResults('exit', null, true), { ...none, passed: 1 });
    assert.deepEqual(readResults('exit', null, false), { ...none, failed: 1 });
  });

  test("count Jest's files that could not be loaded as failed", () => {
    const report = jestReport({
      numPassedTests: 40,
      numFailedTests: 2,
      numPendingTests: 1,
      numRuntimeErrorTestSuites: 1,
    });
    assert.deepEqual(readResults('jest', report, false), { ...none, passed: 40, failed: 3, skipped: 1 });
  });

  test('name what passed only at the second attempt, in Jest and in Playwright', () => {
    const unit = jestReport({
      numPassedTests: 2,
      testResults: [
        {
          name: `${process.cwd()}/shell/src/a.test.tsx`,
          startTime: 1_000,
          endTime: 3_500,
          assertionResults: [
            { fullName: 'a form is sent', status: 'passed', invocations: 2 },
            { fullName: 'a form is empty', status: 'passed', invocations: 1 },
          ],
        },
      ],
    });
    assert.deepEqual(readResults('jest', unit, true), {
      ...none,
      passed: 2,
      flaky: ['a form is sent'],
      files: [{ file: 'shell/src/a.test.tsx', seconds: 2.5 }],
    });
    const journeys = playwrightReport({
      stats: { expected: 10, unexpected: 0, flaky: 1, skipped: 0 },
      suites: [
        {
          title: 'site/blog.spec.ts',
          file: 'site/blog.spec.ts',
          specs: [],
          suites: [
            {
              title: 'without JavaScript',
              file: 'site/blog.spec.ts',
              specs: [
                {
                  title: 'the list reads whole',
                  tests: [{ status: 'flaky', results: [{ duration: 1_000 }, { duration: 500 }] }],
                },
              ],
            },
          ],
        },
      ],
    });
    assert.deepEqual(readResults('playwright', journeys, true), {
      ...none,
      passed: 11,
      flaky: ['site/blog.spec.ts: the list reads whole'],
      files: [{ file: 'e2e/site/blog.spec.ts', seconds: 1.5 }],
    });
  });

  test('name what failed, in Jest and in Playwright', () => {
    const times = { startTime: 0, endTime: 0 };
    const unit = jestReport({
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: `${process.cwd()}/kit/src/a.test.tsx`,
          status: 'failed',
          ...times,
          assertionResults: [
            { fullName: 'a form is sent', status: 'failed' },
            { fullName: 'a form is empty', status: 'passed' },
          ],
        },
        { name: `${process.cwd()}/kit/src/b.test.tsx`, status: 'failed', ...times, assertionResults: [] },
      ],
    });
    const namesOf = (results: ReturnType<typeof readResults>) => results.failures.map(({ name }) => name);
    assert.deepEqual(namesOf(readResults('jest', unit, false)), ['a form is sent', 'kit/src/b.test.tsx']);
    const tests = [{ status: 'unexpected', results: [] }];
    const journeys = playwrightReport({
      stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [
        { title: 'site/blog.spec.ts', file: 'site/blog.spec.ts', specs: [{ title: 'the list reads whole', tests }] },
      ],
    });
    assert.deepEqual(namesOf(readResults('playwright', journeys, false)), ['site/blog.spec.ts: the list reads whole']);
  });

  test('are a failure when the runner broke before it wrote its report', () => {
    assert.equal(readResults('jest', null, false).failed, 1);
    assert.equal(readResults('node', '', false).failed, 1);
  });

  test('are a failure when the runner ends badly although all its tests passed', () => {
    assert.deepEqual(readResults('node', JSON.stringify({ passed: 5 }), false), { ...none, passed: 5, failed: 1 });
  });

  test('of a second attempt say which failures were flaky', () => {
    const first = {
      ...none,
      passed: 1,
      failed: 2,
      failures: [failure('a'), failure('b')],
      files: [{ file: 'f', seconds: 9 }],
    };
    const second = { ...none, passed: 7, failed: 1, failures: [failure('b')] };
    assert.deepEqual(afterSecondAttempt('node', first, second), {
      ...none,
      passed: 2,
      failed: 1,
      failures: [failure('b')],
      flaky: ['a'],
      files: first.files,
    });
  });

  test('of a runner that broke off are those of its second attempt, and it is flaky', () => {
    const first = readResults('node', '', false);
    const second = { ...none, passed: 7, files: [{ file: 'f', seconds: 9 }] };
    const flaky = ['node: the runner broke off, or ended badly without a failed test'];
    assert.deepEqual(afterSecondAttempt('node', first, second), { ...second, flaky });
    assert.deepEqual(afterSecondAttempt('node', first, readResults('node', '', false)).failed, 1);
    const ended = { ...none, passed: 7, failed: 1 };
    assert.deepEqual(afterSecondAttempt('node', ended, { ...none, passed: 3 }), { ...none, passed: 7, flaky });
  });

  test('are a failure where nothing ran', () => {
    for (const [runner, report] of [
      ['jest', jestReport({})],
      ['playwright', playwrightReport({})],
      ['node', JSON.stringify({ passed: 0, failed: 0, skipped: 0 })],
      ['node', null],
    ] as const)
      assert.equal(readResults(runner, report, true).failed, 1, runner);
    assert.equal(readResults('node', JSON.stringify({ skipped: 1 }), true).failed, 0);
  });

  test('add up', () => {
    const one = { ...none, passed: 1, flaky: ['a'] };
    assert.deepEqual(sumResults([one, { ...none, passed: 4, failed: 2, skipped: 1 }]), {
      ...none,
      passed: 5,
      failed: 2,
      skipped: 1,
      flaky: ['a'],
    });
  });
});

const failure = (name: string) => ({ name, message: 'no' });

describe('a test file', () => {
  test('outside the folders of the browser is run by Node', () => {
    const files = [
      'api/src/a.test.ts',
      'platform/src/b.test.ts',
      'mf-blog/src/c.test.tsx',
      'mf-blog/scripts/d.test.ts',
      'shell/server/e.test.ts',
      'shell/src/f.test.tsx',
      'api/src/a.ts',
    ];
    assert.deepEqual(nodeTestFiles(files), [
      'api/src/a.test.ts',
      'mf-blog/scripts/d.test.ts',
      'shell/server/e.test.ts',
    ]);
  });

  test('that nobody would run is refused', () => {
    assert.throws(() => nodeTestFiles(['api/src/a.test.tsx']), /Nobody runs api\/src\/a\.test\.tsx/);
  });
});
