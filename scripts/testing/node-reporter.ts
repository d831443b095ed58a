import { relative, resolve } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { loadingTest, membersOf } from './test-groups.ts';
import type { Failure, TestFile, TestResults } from './test-results.ts';

/** Characters of what a process has said that are kept. */
const mostSaid = 4_000;

/** Two suites of a file may have tests of one name. */
function fullName(
  names: readonly string[],
  { file, name, nesting }: { file?: string | undefined; name: string; nesting: number },
): string {
  const path = [...names.slice(0, nesting), name].join(' › ');
  return file ? `${relative(process.cwd(), file)}: ${path}` : path;
}

/** Which of the files that a process has run have no test; one that cannot be loaded has failed already. */
function withoutTest(file: string, tested: ReadonlySet<string>): string[] {
  const members = membersOf(file);
  if (members.length === 0) return tested.has(file) ? [] : [file];
  return members.filter((member) => !tested.has(member) && !tested.has(loadingTest(member)));
}

/**
 * Writes the results of `node --test` as one JSON text at the end of the run: counts, each failure with its error, and
 * how long the tests of each file took. Node's own reporters do not tell the time of a file.
 */
// biome-ignore lint/style/noDefaultExport: Node takes a reporter's default export.
export default async function* reportResults(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failures: Failure[] = [];
  const seconds = new Map<string, number>();
  /** Names of the suites in which the test stands that is reported. */
  const names: string[] = [];
  /** The last output of each process: the error of a file that does not load is only there. */
  const said = new Map<string, string>();
  /** The processes that have run to the end. */
  const ended = new Set<string>();
  /** Files that a test stands in or was run by, and the names of all tests. */
  const tested = new Set<string>();
  let emptyProcesses = 0;
  let counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type === 'test:start') {
      names.length = data.nesting;
      names[data.nesting] = data.name;
    }
    if (type === 'test:stderr') {
      const file = resolve(data.file);
      said.set(file, `${said.get(file) ?? ''}${data.message}`.slice(-mostSaid));
    }
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0 && data.file) {
      const file = relative(process.cwd(), data.file);
      seconds.set(file, (seconds.get(file) ?? 0) + data.details.duration_ms / 1000);
    }
    // A process without tests passes as one.
    if (type === 'test:pass' && data.nesting === 0 && data.file && resolve(data.name) === data.file) {
      emptyProcesses += 1;
      ended.add(data.file);
    } else if ((type === 'test:pass' || type === 'test:fail') && data.details.type !== 'suite') {
      for (const one of [data.file, data.name]) if (one) tested.add(one);
    }
    if (type === 'test:fail') {
      const { error } = data.details;
      const failureType = (error as { failureType?: string }).failureType;
      // A suite fails with its tests, which are reported themselves.
      if (failureType === 'subtestsFailed') continue;
      const cause = error.cause ?? error;
      // Of a file that broke off before or after its tests, the runner says no more than that.
      const stderr = typeof cause === 'string' && data.file ? said.get(resolve(data.file)) : undefined;
      failures.push({ name: fullName(names, data), message: [inspect(cause), stderr].filter(Boolean).join('\n') });
    }
    // There is one of each process, and one of all.
    if (type !== 'test:summary') continue;
    if (data.file) {
      ended.add(data.file);
      if (data.counts.tests > 0) tested.add(data.file);
      continue;
    }
    const { passed, tests, skipped, todo } = data.counts;
    // What is cancelled has failed, too.
    counts = { passed, failed: tests - passed - skipped - todo, skipped: skipped + todo };
  }
  const files: TestFile[] = [...seconds].map(([file, taken]) => ({ file, seconds: taken }));
  const empty = [...ended].flatMap((file) => withoutTest(file, tested));
  for (const file of empty)
    failures.push({ name: relative(process.cwd(), file), message: 'No test ran in this file.' });
  counts.passed -= emptyProcesses;
  counts.failed += empty.length;
  yield JSON.stringify({ ...counts, failures, files } satisfies Partial<TestResults>);
}
