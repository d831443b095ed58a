import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nodeTestFiles } from './check-steps.ts';
import { countTests, sumCounts } from './test-counts.ts';

describe('what a step counts for', () => {
  test('a check without tests counts as one', () => {
    assert.deepEqual(countTests('exit', null, true), { passed: 1, failed: 0, skipped: 0 });
    assert.deepEqual(countTests('exit', null, false), { passed: 0, failed: 1, skipped: 0 });
  });

  test("Jest's files that could not be loaded count as failed", () => {
    const report = JSON.stringify({
      numPassedTests: 40,
      numFailedTests: 2,
      numPendingTests: 1,
      numRuntimeErrorTestSuites: 1,
    });
    assert.deepEqual(countTests('jest', report, false), { passed: 40, failed: 3, skipped: 1 });
  });

  test('cancelled tests of Node count as failed', () => {
    const report = 'ok 1 - a\n# tests 9\n# pass 5\n# fail 1\n# cancelled 2\n# skipped 1\n# todo 0\n';
    assert.deepEqual(countTests('tap', report, false), { passed: 5, failed: 3, skipped: 1 });
  });

  test('a journey that held only at the second attempt has held', () => {
    const report = JSON.stringify({ stats: { expected: 10, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] });
    assert.deepEqual(countTests('playwright', report, true), { passed: 11, failed: 0, skipped: 0 });
  });

  test('a runner that broke before it wrote its account is a failure', () => {
    assert.equal(countTests('jest', null, false).failed, 1);
    assert.equal(countTests('tap', 'TAP version 13\n', false).failed, 1);
  });

  test('a runner that ends badly is a failure even if all its tests held', () => {
    const report = '# pass 5\n# fail 0\n# cancelled 0\n# skipped 0\n# todo 0\n';
    assert.deepEqual(countTests('tap', report, false), { passed: 5, failed: 1, skipped: 0 });
  });
});

test('steps add up', () => {
  assert.deepEqual(
    sumCounts([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 4, failed: 2, skipped: 1 },
    ]),
    { passed: 5, failed: 2, skipped: 1 },
  );
});

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
