import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// What is found late is found all the same: the first dialog of a test reads React Aria, which a busy machine does slowly.
configure({ asyncUtilTimeout: 10_000 });

// React's development build captures a stack trace per element, up to 10,000 per second, for owner stacks, which no test
// reads: 7 % of a profile of all tests. A counter that stands at the limit stops that.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set() {} },
);

// As for the other runners (scripts/testing/check-steps.ts): where nobody watches, what failed is tried once more, and named.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

/**
 * An error in the console is a defect that nobody looks at, so it fails the test. A test that is about an error says so:
 * `const log = jest.spyOn(console, 'error').mockImplementation(() => {})` and an expectation on `log`.
 */
let unexpected = [];

console.error = (...details) => {
  unexpected.push(format(...details));
};

// jsdom lays nothing out and knows no reader's wishes: nothing comes into view, and nobody has asked for anything.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });

afterEach(() => {
  jest.restoreAllMocks();
  const seen = unexpected;
  unexpected = [];
  if (seen.length > 0) {
    throw new Error(
      `console.error was called, which this test does not expect (see build/jest/setup.mjs):\n\n${seen.join('\n\n')}`,
    );
  }
});
