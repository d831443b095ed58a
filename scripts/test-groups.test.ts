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

  const run = groupTests([...ofApi, 'api/hooks.test.ts', 'start/other.test.ts'], join(root, 'report'), root);

  assert.deepEqual(run.slice(-2), ['api/hooks.test.ts', 'start/other.test.ts']);
  const imported = run
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

test('a file that cannot be loaded fails by its name, and so does an empty one; the others of its group run', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'groups-'));
  context.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'api'));
  const suites =
    "suite('one', () => { test('same', () => {}); }); suite('two', () => { test('same', () => { throw new Error('no'); }); });";
  writeFileSync(join(root, 'api/a.test.ts'), "throw new Error('cannot start');");
  writeFileSync(join(root, 'api/b.test.ts'), `import { suite, test } from 'node:test';\n${suites}`);
  writeFileSync(join(root, 'empty.test.ts'), '');
  writeFileSync(join(root, 'broken.test.ts'), "throw new Error('said on its way out');");
  const files = groupTests(
    ['api/a.test.ts', 'api/b.test.ts', 'empty.test.ts', 'broken.test.ts'],
    join(root, 'report'),
    root,
  );
  const reporter = join(import.meta.dirname, 'node-reporter.ts');
  const { stdout } = spawnSync(process.execPath, ['--test', `--test-reporter=${reporter}`, ...files], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  const { passed, failed, failures } = readResults('node', stdout, false);
  assert.deepEqual([passed, failed], [1, 4]);
  const ofName = (end: string) => failures.find(({ name }) => name.endsWith(end))?.message ?? '';
  assert.match(ofName('api/a.test.ts can be loaded'), /cannot start/);
  assert.match(ofName(': two › same'), /no/);
  assert.match(ofName('empty.test.ts'), /No test ran/);
  assert.match(failures.map(({ message }) => message).join(), /said on its way out/);
});
