import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import type { Failure, TestFile, TestResults } from './test-results.ts';

/**
 * Writes the results of `node --test` as one JSON text at the end of the run: counts, each failure with its error, and
 * how long each file took. Node's own reporters do not tell the time of a file.
 */
// biome-ignore lint/style/noDefaultExport: Node takes a reporter's default export.
export default async function* reportResults(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failures: Failure[] = [];
  const files: TestFile[] = [];
  let counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type === 'test:fail') {
      const { error } = data.details;
      const failureType = (error as { failureType?: string }).failureType;
      // A suite fails with its tests, which are reported themselves.
      if (failureType === 'subtestsFailed') continue;
      const file = data.file ? `${relative(process.cwd(), data.file)}: ` : '';
      failures.push({ name: file + data.name, message: inspect(error.cause ?? error) });
    }
    if (type !== 'test:summary') continue;
    if (data.file) {
      files.push({ file: relative(process.cwd(), data.file), seconds: data.duration_ms / 1000 });
      continue;
    }
    const { passed, tests, skipped, todo } = data.counts;
    // What is cancelled has failed, too.
    counts = { passed, failed: tests - passed - skipped - todo, skipped: skipped + todo };
  }
  yield JSON.stringify({ ...counts, failures, files } satisfies Partial<TestResults>);
}
