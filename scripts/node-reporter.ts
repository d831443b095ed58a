import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import type { Failure, TestFile, TestResults } from './test-results.ts';

/**
 * Writes the results of `node --test` as one JSON text at the end of the run: counts, each failure with its error, and
 * how long the tests of each file took. Node's own reporters do not tell the time of a file.
 */
// biome-ignore lint/style/noDefaultExport: Node takes a reporter's default export.
export default async function* reportResults(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failures: Failure[] = [];
  const seconds = new Map<string, number>();
  let counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0 && data.file) {
      const file = relative(process.cwd(), data.file);
      seconds.set(file, (seconds.get(file) ?? 0) + data.details.duration_ms / 1000);
    }
    if (type === 'test:fail') {
      const { error } = data.details;
      const failureType = (error as { failureType?: string }).failureType;
      // A suite fails with its tests, which are reported themselves.
      if (failureType === 'subtestsFailed') continue;
      const file = data.file ? `${relative(process.cwd(), data.file)}: ` : '';
      failures.push({ name: file + data.name, message: inspect(error.cause ?? error) });
    }
    // There is one of each process, and one of all.
    if (type !== 'test:summary' || data.file) continue;
    const { passed, tests, skipped, todo } = data.counts;
    // What is cancelled has failed, too.
    counts = { passed, failed: tests - passed - skipped - todo, skipped: skipped + todo };
  }
  const files: TestFile[] = [...seconds].map(([file, taken]) => ({ file, seconds: taken }));
  yield JSON.stringify({ ...counts, failures, files } satisfies Partial<TestResults>);
}
