import '@testing-library/jest-dom';
import { format } from 'node:util';

/**
 * An error in the console is a defect that nobody looks at, so it fails the test. A test that is about an error says so:
 * `const log = jest.spyOn(console, 'error').mockImplementation(() => {})` and an expectation on `log`.
 */
let unexpected: string[] = [];

console.error = (...details: unknown[]) => {
  unexpected.push(format(...details));
};

// jsdom has the element but not its modal behaviour; inertness and the returned focus are checked in a real browser.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

// jsdom lays nothing out and knows no reader's wishes: nothing comes into view, and nobody has asked for anything.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
globalThis.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

afterEach(() => {
  jest.restoreAllMocks();
  const seen = unexpected;
  unexpected = [];
  if (seen.length > 0) {
    throw new Error(
      `console.error was called, which this test does not expect (see jest/setup.ts):\n\n${seen.join('\n\n')}`,
    );
  }
});
