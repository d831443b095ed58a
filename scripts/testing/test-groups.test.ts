import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { groupTests } from './test-groups.ts';
import { readResults } from './test-results.ts';

test('every test file runs once, and hooks outside of a suite stay with their own tests', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'groups-'));
  context.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'api'));
  const ofApi = Array.from({ length: 30 }, (_, index) => `api/${index}.test.ts`);
  for (const file of ofApi) writeFileSync(join(root, file), "describe('it', () => {\n  before(() => {});\n});\n");
  writeFileSync(join(root, 'api/hooks.test.ts'), "test('it', () => {});\nbeforeEach(() => {});\n");

  const grouped = groupTests([...ofApi, 'api/hooks.test.ts', 'start/other.test.ts'], join(root, 'report'), root);

  assert.deepEqual(grouped.slice(-2), ['api/hooks.test.ts', 'start/other.test.ts']);
  const imported = grouped
    .slice(0, -2)
    .flatMap((group) => [...readFileSync(group, 'utf8').matchAll(/import\("[^"]*(api\/\d+\.test\.ts)"/g)])
    .map(([, file]) => file);
  assert.deepEqual(imported.toSorted(), ofApi.toSorted());
});

test('a few files of the API need one process', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'groups-'));
  context.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'api'));
  for (const name of ['a', 'b']) writeFileSync(join(root, `api/${name}.test.ts`), '');
  assert.equal(groupTests(['api/a.test.ts', 'api/b.test.ts'], join(root, 'report'), root).length, 1);
});

test('a file that cannot be loaded fails by its name, and so does one without tests; the others of its group run', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'groups-'));
  context.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'api'));
  const suites =
    "suite('one', () => { test('same', () => {}); }); suite('two', () => { test('same', () => { throw new Error('no'); }); });";
  writeFileSync(join(root, 'api/a.test.ts'), "throw new Error('cannot start');");
  writeFileSync(join(root, 'api/b.test.ts'), `import { suite, test } from 'node:test';\n${suites}`);
  const withoutTests = ['api/empty.test.ts', 'api/hollow.test.ts', 'empty.test.ts', 'hollow.test.ts'];
  for (const file of withoutTests)
    writeFileSync(
      join(root, file),
      file.includes('empty') ? '' : "import { describe } from 'node:test';\ndescribe('nothing', () => {});\n",
    );
  writeFileSync(join(root, 'broken.test.ts'), "throw new Error('said on its way out');");
  const files = groupTests(
    ['api/a.test.ts', 'api/b.test.ts', ...withoutTests, 'broken.test.ts'],
    join(root, 'report'),
    root,
  );
  const { passed, failed, failures } = run(root, files);
  assert.deepEqual([passed, failed], [1, 7]);
  const ofName = (end: string) => failures.find(({ name }) => name.endsWith(end))?.message ?? '';
  assert.match(ofName('api/a.test.ts can be loaded'), /cannot start/);
  assert.match(ofName(': two › same'), /no/);
  assert.deepEqual(
    failures.filter(({ message }) => /No test ran/.test(message)).map(({ name }) => name),
    withoutTests,
  );
  assert.match(failures.map(({ message }) => message).join(), /said on its way out/);
});

test('a group of files without tests fails by the name of each', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'groups-'));
  context.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'api'));
  for (const name of ['a', 'b']) writeFileSync(join(root, `api/${name}.test.ts`), '');
  const { passed, failed, failures } = run(
    root,
    groupTests(['api/a.test.ts', 'api/b.test.ts'], join(root, 'report'), root),
  );
  assert.deepEqual([passed, failed, failures.map(({ name }) => name)], [0, 2, ['api/a.test.ts', 'api/b.test.ts']]);
});

/** @returns what the reporter says of a run of test files */
function run(root: string, files: string[]) {
  const reporter = join(import.meta.dirname, 'node-reporter.ts');
  const { stdout } = spawnSync(process.execPath, ['--test', `--test-reporter=${reporter}`, ...files], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return readResults('node', stdout, false);
}
